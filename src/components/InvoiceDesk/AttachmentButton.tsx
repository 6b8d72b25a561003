import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useState, type ReactNode } from 'react';
import type { DeskClient } from '@site/src/desk/check/client';
import type { Source } from '@site/src/desk/check/protocol';
import type { Attachment } from 'edocument-invoice';
import { saveFile } from '@site/src/dom/save-file';
import { pageTexts } from '@site/src/locales/page-texts';
import Button from '../tool/Button';
import { messages } from './result-messages';

const t = pageTexts(messages);

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
      .run('attachment', { source, locale: currentLocale, element: content.element })
      .then((file) => {
        if (file) saveFile({ ...file, content: file.bytes });
        else setHasFailed(true);
      })
      .catch(() => setHasFailed(true));
  };
  return (
    <>
      <Button isSmall onClick={onClick}>
        {t('attachment.save', { size: kilobytes(content.bytes) })}
      </Button>
      {hasFailed && <p role="alert">{t('attachment.damaged')}</p>}
    </>
  );
}
