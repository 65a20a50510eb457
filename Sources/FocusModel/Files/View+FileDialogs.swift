// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension View {
  /// Asks for a file to open while a flag is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog(isPresented: isPresented) {
      FilePanel(title: "Open", action: "Open") { urls in
        if let url = urls.first { onCompletion(.success(url)) }
      } onCancellation: {
      }
    }
  }

  /// Asks for files to open while a flag is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion
    ) {
    }
  }

  /// Asks for files to open while a flag is true, and tells when a person cancels.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog(isPresented: isPresented) {
      FilePanel(
        title: "Open", action: "Open", isForSeveral: allowsMultipleSelection,
        onCompletion: { onCompletion(.success($0)) }, onCancellation: onCancellation)
    }
  }

  /// Asks where to move a file while a flag is true; the app does the moving.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion) {}
  }

  /// Asks where to move a file while a flag is true, and tells when a person cancels.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog(isPresented: isPresented) {
      FilePanel(
        title: "Move", action: "Move", path: file?.path() ?? "",
        onCompletion: { urls in
          if let url = urls.first { onCompletion(.success(url)) }
        }, onCancellation: onCancellation)
    }
  }

  /// Asks where to export a value while a flag is true and there is a value; nothing is written here.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let isWanted = Binding {
      isPresented.wrappedValue && item != nil
    } set: {
      isPresented.wrappedValue = $0
    }
    return fileDialog(isPresented: isWanted) {
      FilePanel(
        title: "Export", action: "Export", path: defaultFilename ?? "",
        onCompletion: { urls in
          if let url = urls.first { onCompletion(.success(url)) }
        }, onCancellation: onCancellation)
    }
  }
}

extension View {
  /// Presents a dialog for files while a flag is true.
  private func fileDialog<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content).environment(\.asksForFiles, true)
  }
}

private struct AsksForFilesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether what is presented here is a dialog for files.
  var asksForFiles: Bool {
    get { self[AsksForFilesKey.self] }
    set { self[AsksForFilesKey.self] = newValue }
  }
}
