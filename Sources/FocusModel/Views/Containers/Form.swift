// SPDX-License-Identifier: Apache-2.0

/// Controls for entering data.
public struct Form<Content: View>: ContainerView {
  @usableFromInline static var role: Element.Role { .form }
  @usableFromInline var content: Content

  /// Creates a form.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A part of a form, a list or a menu, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The header, the content and the footer.
  public var body: some View {
    ElementContainer(.section) {
      header
      content
      footer
    }
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) {
      EmptyView()
    } footer: {
      EmptyView()
    }
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }

  /// Creates a section with a header that is a view.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      header
    } footer: {
      EmptyView()
    }
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content) {
      EmptyView()
    } footer: {
      footer()
    }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      Text(titleKey)
    } footer: {
      EmptyView()
    }
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      Text(title)
    } footer: {
      EmptyView()
    }
  }
}

extension Section {
  /// Creates a section with a header and a footer that are views.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      header
    } footer: {
      footer
    }
  }
}
