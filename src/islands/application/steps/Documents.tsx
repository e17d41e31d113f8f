import { useStore } from '@nanostores/react';
import { FileText, LoaderCircle, Upload as UploadIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  type ApplicationDocument,
  DOCUMENT_TYPES,
} from '#src/contract/application/document-calls.ts';
import type { Locale } from '#src/messages/locale.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { currentValue } from '#src/stores/shell/async-state.ts';
import {
  $documents,
  $uploads,
  addDocuments,
  deleteDocument,
  listDocuments,
  type PendingUpload,
  type UploadFailure,
} from '#src/stores/application/profile-documents.ts';
import { FormAlert } from '#src/ui/FormAlert.tsx';
import { icon } from '#src/ui/icon.ts';

function failureText(failure: UploadFailure, name: string, locale: Locale): string {
  const { documents: words } = applicationFormTexts(locale);
  const texts: Readonly<Record<UploadFailure, string>> = {
    type: words.wrongType(name),
    size: words.tooLarge(name),
    empty: words.isEmpty(name),
    full: words.full,
    failed: words.failed(name),
  };
  return texts[failure];
}

function sizeText(bytes: number, locale: Locale): string {
  const { documents: words } = applicationFormTexts(locale);
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? words.kilobytes(String(Math.max(1, Math.round(kilobytes))))
    : words.megabytes((kilobytes / 1024).toFixed(1));
}

/** A picker for files, which may also be dropped. */
function Picker({ applicationId }: { applicationId: string }) {
  const { documents: words } = useTexts(applicationFormTexts);
  const [isOver, setOver] = useState(false);
  const add = (files: FileList | null) => void addDocuments(applicationId, [...(files ?? [])]);
  return (
    <label
      className={`grid justify-items-center gap-1.5 px-4 py-8 rounded-card border-2 border-dashed text-center cursor-pointer transition-colors duration-150 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-focus ${isOver ? 'border-primary bg-primary-tint' : 'border-line-strong hover:border-primary'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        add(event.dataTransfer.files);
      }}
    >
      <UploadIcon {...icon(26)} />
      <span className="link">{words.add}</span>
      <span className="max-sm:hidden text-muted">{words.drop}</span>
      <span className="text-sm text-muted">{words.hint}</span>
      <input
        type="file"
        multiple
        accept={DOCUMENT_TYPES.join(',')}
        className="sr-only"
        onChange={({ currentTarget }) => {
          add(currentTarget.files);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

function UploadLine({ upload: { name, failure } }: { upload: PendingUpload }) {
  const locale = useLocale();
  const { documents: words } = useTexts(applicationFormTexts);
  if (failure) return <FormAlert text={failureText(failure, name, locale)} />;
  return (
    <div className="grid gap-2">
      <p role="status" className="flex items-center gap-2.5">
        <span className="animate-spin motion-reduce:animate-none">
          <LoaderCircle {...icon()} />
        </span>
        {words.uploading(name)}
      </p>
      <progress className="w-full h-1.5 accent-primary" aria-label={words.uploading(name)} />
    </div>
  );
}

type Line = { applicationId: string; document: ApplicationDocument };

function DocumentLine({ applicationId, document: { id, name, sizeBytes } }: Line) {
  const locale = useLocale();
  const { documents: words } = useTexts(applicationFormTexts);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    const isGone = await deleteDocument(applicationId, id);
    setFailure(isGone ? null : words.removeFailed(name));
  };
  return (
    <li className="grid gap-2 py-2 border-b border-line">
      <div className="flex items-center gap-3">
        <FileText {...icon(20)} />
        <p className="min-w-0 grow wrap-anywhere">
          {name} <span className="text-sm text-muted">{sizeText(sizeBytes, locale)}</span>
        </p>
        <button
          type="button"
          className="btn-quiet text-alert hover:bg-alert-tint"
          aria-label={words.removeOf(name)}
          onClick={() => void remove()}
        >
          {words.remove}
        </button>
      </div>
      <FormAlert text={failure} />
    </li>
  );
}

/** The documents of an application: choosing, sending, deleting. */
export function Documents({ applicationId }: { applicationId: string }) {
  const { documents: words, retry } = useTexts(applicationFormTexts);
  const state = useStore($documents);
  const uploads = useStore($uploads);
  useEffect(() => void listDocuments(applicationId), [applicationId]);
  const documents = currentValue(state);
  return (
    <div className="grid gap-4">
      <Picker applicationId={applicationId} />
      {uploads.map((upload) => (
        <UploadLine key={upload.id} upload={upload} />
      ))}
      {state.kind === 'failed' && (
        <div className="flex flex-wrap items-center gap-3">
          <FormAlert text={words.loadFailed} />
          <button
            type="button"
            className="btn-secondary"
            onClick={() => void listDocuments(applicationId)}
          >
            {retry}
          </button>
        </div>
      )}
      {documents?.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul aria-label={words.list} className="empty:hidden">
        {documents?.map((document) => (
          <DocumentLine key={document.id} applicationId={applicationId} document={document} />
        ))}
      </ul>
    </div>
  );
}
