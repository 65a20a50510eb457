// SPDX-License-Identifier: Apache-2.0

// The width of a column means nothing where nothing is laid out: the column stays as it is.

extension TableColumn {
  /// Returns the column with a width, in points.
  public func width(_ width: Double? = nil) -> TableColumn { self }

  /// Returns the column with limits of its width, in points.
  public func width(
    min: Double? = nil, ideal: Double? = nil, max: Double? = nil
  ) -> TableColumn {
    self
  }
}
