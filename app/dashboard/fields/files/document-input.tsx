import { documentTypes, maxDocumentBytes, type DocumentField } from '../../../../domain/fields/document.ts';
import { formatBytes } from '../../../i18n/format.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import type { WireFile } from '../../data/api-types.ts';
import { joinDescriptionIds, FieldProblemText, RequiredMark } from '../field-frame.tsx';
import { FileChooser } from './file-chooser.tsx';
import { isDocumentFile } from './is-document-file.ts';
import { controlId, useForm, useProblem } from '../form-context.ts';
import { useTypeLabels } from '../../data/type-labels.ts';

const megabytes = maxDocumentBytes / 1_000_000;

/** A document to download; the server checks by its bytes whether it is one. */
export function DocumentInput({ name, field }: { name: string; field: DocumentField }) {
  const { type, formValues, setFile, refuse, storedFile } = useForm();
  const { t } = useStaffTranslation();
  const { labelOf } = useTypeLabels(type);
  const problem = useProblem(name);
  const id = controlId(name);
  const { chosen, removed } = formValues.files[name]!;
  const stored = storedFile(name);

  const choose = (file: File) => {
    if (!isDocumentFile(file)) refuse(name, { key: 'notADocument' });
    else if (file.size > maxDocumentBytes) refuse(name, { key: 'fileTooLarge', megabytes });
    else setFile(name, { chosen: file, removed: false });
  };

  return (
    <fieldset className="field">
      <legend className="field-label mb-1">
        {labelOf(`fields.${name}`)}
        <RequiredMark required={field.required ?? false} />
      </legend>
      <FileChooser
        id={id}
        label={t(chosen || (stored && !removed) ? 'document.replace' : 'document.choose')}
        accept={documentTypes}
        invalid={problem !== undefined}
        required={field.required ?? false}
        describedBy={joinDescriptionIds(problem !== undefined && `${id}-problem`, `${id}-hint`)}
        dropHint={t('document.drop')}
        onChoose={choose}
      >
        {chosen ? (
          <FileLine name={chosen.name} bytes={chosen.size} />
        ) : (
          <StoredDocument
            file={removed ? undefined : stored}
            note={t(removed ? 'document.removed' : 'document.none')}
          />
        )}
      </FileChooser>
      {problem && <FieldProblemText id={`${id}-problem`}>{problem}</FieldProblemText>}
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('document.hint', { megabytes })}
      </p>
      <div className="flex flex-wrap gap-x-5">
        {chosen && (
          <button type="button" className="quiet-action" onClick={() => setFile(name, { chosen: undefined })}>
            {t('document.undoChoose')}
          </button>
        )}
        {!chosen && stored && !field.required && (
          <button type="button" className="quiet-action" onClick={() => setFile(name, { removed: !removed })}>
            {t(removed ? 'document.undoRemove' : 'document.remove')}
          </button>
        )}
      </div>
    </fieldset>
  );
}

function FileLine({ name, bytes }: { name: string; bytes: number }) {
  const { lang } = useStaffTranslation();
  return (
    <p className="break-all" dir="ltr">
      <span className="font-semibold">{name}</span> <bdi className="text-muted">{formatBytes(bytes, lang)}</bdi>
    </p>
  );
}

function StoredDocument({ file, note }: { file: WireFile | undefined; note: string }) {
  const { lang, t } = useStaffTranslation();
  if (!file) return <p className="text-muted">{note}</p>;
  return (
    <p>
      <a
        href={file.url}
        target="_blank"
        rel="noopener noreferrer"
        className="text-link inline-flex min-h-11 items-center break-all"
      >
        {t('document.open', { name: file.fileName })} <span className="sr-only">{t('footer.newTab')}</span>
      </a>{' '}
      <span className="text-sm text-muted">
        <bdi>{formatBytes(file.bytes, lang)}</bdi>
        {file.pages !== null && `${lang === 'ar' ? '، ' : ', '}${t('reports.pages', { count: file.pages })}`}
      </span>
    </p>
  );
}
