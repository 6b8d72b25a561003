interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly content: BlobPart;
}

/** Saves a file on the reader's device. It is never shown here: it could be made to do harm. */
export function saveFile({ name, type, content }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the address until the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
