import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import type { DeskClient } from '@site/src/desk/check/client';
import type { Source } from '@site/src/desk/check/protocol';
import type { AttachedFile } from '@site/packages/invoice/src/view/attachment';
import type { Attachment } from '@site/packages/invoice/src/view/document';

/** Saves a file on the reader's device. It is never shown here: it could be made to do harm. */
function save({ name, type, bytes }: AttachedFile): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the address until the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Kilobytes, at least one. */
const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1000));

export default function AttachmentButton({
  client,
  source,
  content,
}: {
  readonly client: DeskClient;
  readonly source: Source;
  readonly content: NonNullable<Attachment['content']>;
}): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const [hasFailed, setHasFailed] = useState(false);
  const onClick = () => {
    setHasFailed(false);
    client
      .ask('attachment', { source, locale: currentLocale, element: content.element })
      .then((file) => {
        if (file) save(file);
        else setHasFailed(true);
      })
      .catch(() => setHasFailed(true));
  };
  return (
    <>
      <button type="button" className="button button--secondary button--sm" onClick={onClick}>
        <Translate id="site.desk.attachment.save" values={{ size: kilobytes(content.bytes) }}>
          {'Save the file ({size} kB)'}
        </Translate>
      </button>
      {hasFailed && (
        <p role="alert">
          <Translate id="site.desk.attachment.damaged">
            The file cannot be read from the invoice: it is damaged.
          </Translate>
        </p>
      )}
    </>
  );
}
