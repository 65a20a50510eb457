// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A picture from an address, which is never loaded: nothing is drawn here, so nothing is fetched.
///
/// It stays at what it shows while it waits.
///
/// Source: <https://developer.apple.com/documentation/swiftui/asyncimage>
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates a picture with what is shown in each phase of its loading.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// What is shown while the picture waits.
  public var body: some View { content }
}

extension AsyncImage where Content == Image {
  /// Creates a picture.
  public init(url: URL?, scale: Double = 1) {
    content = Image(url?.lastPathComponent ?? "")
  }
}

extension AsyncImage {
  /// Creates a picture with what is made of it, and what stands in its place while it is loaded.
  public init<I: View, P: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, when it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is no picture, when loading it has failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
