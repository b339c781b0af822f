import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { isId } from '../../../domain/model/id.ts';
import { languages, readIn } from '../../../domain/model/localized.ts';
import { formatBytes, formatDate, formatDateTime } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { useLeaveGuard } from '../saving/use-leave-guard.ts';
import { api } from '../data/api.ts';
import { toProblem } from '../data/to-problem.ts';
import type { ApiProblem, WireFileDetail } from '../data/api-types.ts';
import { useStaffSelector } from '../data/store.ts';
import { BackLink } from '../screen/back-link.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';
import { NotFound } from '../screen/not-found.tsx';
import { SaveRow } from '../saving/save-row.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { failureText } from '../parts/translate-problem.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';
import { FileTexts } from './file-texts.tsx';
import { FileUseList } from './file-use-list.tsx';
import { getFileFormat } from './get-file-format.ts';
import { MediaPicture } from './media-picture.tsx';
import { PointChoice } from './point-choice.tsx';
import { useFileForm } from './use-file-form.ts';
import '../content/form/form.css';
import './media.css';

/** One file of the media library: a large view, its descriptions, and the places that use it. */
export default function File() {
  const { id = '' } = useParams();
  return isId(id) ? <FetchedFile key={id} id={id} /> : <NotFound />;
}

function FetchedFile({ id }: { id: string }) {
  const { t } = useStaffTranslation();
  const { data: file, error, isFetching, refetch } = api.useGetFileQuery(id);
  if (!file && error && !isFetching) {
    if ('status' in error && error.status === 404) return <NotFound />;
    return (
      <>
        <ScreenHead title={t('media.title')} />
        <LoadProblem error={error} fallback={t('media.itemFailed')} onRetry={() => void refetch()} />
      </>
    );
  }
  if (file) return <FileScreen file={file} />;
  return (
    <div className="flex justify-center py-24" aria-busy="true">
      <h1 className="sr-only">{t('media.title')}</h1>
      <StarSpinner className="size-12 text-accent" />
    </div>
  );
}

function FileScreen({ file }: { file: WireFileDetail }) {
  const { lang, t } = useStaffTranslation();
  const { state } = useLocation();
  const isSuperadmin = useStaffSelector((known) => known.session.user?.role === 'superadmin');
  const canChange = isSuperadmin && file.deletedAt === null;
  const form = useFileForm(file);
  useLeaveGuard(form.isDirty, t('edit.leave'));
  const { from } = (state ?? {}) as { from?: string };
  const sides = (
    <div className="file-sides">
      <div className="grid content-start gap-5">
        <div className="rounded-card border border-border bg-surface p-5 sm:p-6">
          {canChange && file.kind === 'picture' ? (
            <PointChoice file={file} form={form} />
          ) : file.kind === 'picture' ? (
            <div className="picture-frame">
              <img
                src={file.url}
                alt={readIn(file.alt, lang).text}
                width={file.width ?? undefined}
                height={file.height ?? undefined}
                className="file-picture"
              />
            </div>
          ) : (
            <MediaPicture file={file} />
          )}
          <a
            href={file.url}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link -ms-2 mt-2 inline-flex min-h-11 items-center px-2"
          >
            {t(file.kind === 'picture' ? 'media.large' : 'media.open')}{' '}
            <span className="sr-only">{t('footer.newTab')}</span>
          </a>
        </div>
        <Facts file={file} />
      </div>
      <div className="grid content-start gap-5">
        {canChange ? <FileTexts file={file} form={form} /> : file.kind === 'picture' && <Descriptions file={file} />}
        <section className="rounded-card border border-border bg-surface p-5 sm:p-6" aria-labelledby="uses-title">
          <h2 id="uses-title" className="mb-2 text-xl">
            {t('media.usedIn')}
          </h2>
          <FileStatus file={file} canChange={isSuperadmin} />
        </section>
      </div>
    </div>
  );
  return (
    <>
      <BackLink to={from ?? '/dashboard/media'} label={t('edit.back')} />
      <ScreenHead title={file.fileName} />
      {canChange ? (
        <form
          noValidate
          className="item-form file-form"
          aria-label={t('edit.details')}
          onSubmit={(event) => void form.submit(event)}
        >
          {sides}
          <SaveRow
            label={t('media.save')}
            isDirty={form.isDirty}
            isPending={form.isPending}
            savedAt={form.saved.at}
            hasProblems={Object.keys(form.problems).length > 0}
            failure={form.saved.failure}
          />
        </form>
      ) : (
        sides
      )}
    </>
  );
}

function Facts({ file }: { file: WireFileDetail }) {
  const { lang, t } = useStaffTranslation();
  const facts: [string, string][] = [
    [t('media.kind'), file.kind === 'picture' ? t('media.picture') : `${t('media.document')} (${getFileFormat(file)})`],
    ...(file.width !== null && file.height !== null
      ? [[t('media.measures'), t('media.pixels', { width: file.width, height: file.height })] as [string, string]]
      : []),
    ...(file.pages === null ? [] : [[t('media.pages'), String(file.pages)] as [string, string]]),
    [t('media.size'), formatBytes(file.bytes, lang)],
    [t('media.uploaded'), formatDateTime(file.createdAt, lang)],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 rounded-card border border-border bg-surface p-5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The descriptions, read-only, for users who may not change them. */
function Descriptions({ file }: { file: WireFileDetail }) {
  const { t } = useStaffTranslation();
  return (
    <section className="rounded-card border border-border bg-surface p-5 sm:p-6" aria-labelledby="alt-title">
      <h2 id="alt-title" className="mb-2 text-xl">
        {t('picture.alt')}
      </h2>
      <dl className="grid gap-3">
        {languages.map((language) => (
          <div key={language}>
            <dt className="text-sm text-muted">{t(`languages.${language}`)}</dt>
            <dd lang={language} dir="auto">
              {file.alt[language] || '–'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The places that use the file, whether it will be deleted, and the actions on it. */
function FileStatus({ file, canChange }: { file: WireFileDetail; canChange: boolean }) {
  const { lang, t } = useStaffTranslation();
  const notify = useStaffNotify();
  const navigate = useLocalNavigate();
  const [remove, removing] = api.useDeleteFileMutation();
  const [update, updating] = api.useUpdateFileMutation();
  const [restore, restoring] = api.useRestoreFileMutation();
  const [refusal, setRefusal] = useState<ApiProblem>();
  const isPending = removing.isLoading || updating.isLoading || restoring.isLoading;

  const act = async (work: () => Promise<unknown>, failed: string) => {
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      const problem = toProblem(error);
      if (problem.uses) setRefusal(problem);
      else void notify('error', failureText(error, failed, t));
    }
  };
  const moveToTrash = () => {
    if (!window.confirm(t('media.confirmDelete'))) return;
    void act(async () => {
      await remove(file._id).unwrap();
      await navigate('/dashboard/media', { state: { deleted: { id: file._id, name: file.fileName } } });
    }, t('media.deleteFailed'));
  };
  const restoreFile = () =>
    act(async () => {
      await restore(file._id).unwrap();
      void notify('success', t('media.restored'));
    }, t('media.restoreFailed'));
  const keepFile = () =>
    act(async () => {
      await update({ id: file._id, body: {} }).unwrap();
      void notify('success', t('media.kept'));
    }, t('media.saveFailed'));

  const deletionNote =
    file.purgeAt === null || file.usesTotal > 0
      ? undefined
      : t(file.deletedAt === null ? 'media.clearedOn' : 'media.purgeOn', { date: formatDate(file.purgeAt, lang) });
  return (
    <>
      {refusal ? (
        <div role="alert" className="rounded-card bg-danger-surface p-4">
          <p className="font-semibold text-danger">{refusal.message}</p>
          <FileUseList uses={refusal.uses ?? []} total={refusal.usesTotal ?? 0} />
          <p className="mt-1 text-sm">{t('media.refusedText')}</p>
        </div>
      ) : file.usesTotal === 0 ? (
        <p className="text-muted">{t('media.usedNowhere')}</p>
      ) : (
        <FileUseList uses={file.uses} total={file.usesTotal} />
      )}
      {file.kind === 'document' && <p className="mt-3 text-sm text-muted">{t('media.documentNote')}</p>}
      {deletionNote && <p className="mt-3">{deletionNote}</p>}
      {canChange && (
        <div className="mt-4 flex flex-wrap gap-3">
          {file.deletedAt === null ? (
            <>
              {deletionNote && (
                <button
                  type="button"
                  className="button button-quiet"
                  aria-disabled={isPending || undefined}
                  onClick={() => !isPending && void keepFile()}
                >
                  {t('media.keep')}
                </button>
              )}
              <button
                type="button"
                className="button button-quiet delete-button"
                aria-disabled={isPending || undefined}
                onClick={() => !isPending && moveToTrash()}
              >
                {t('media.delete')}
              </button>
            </>
          ) : (
            <button
              type="button"
              className="button"
              aria-disabled={isPending || undefined}
              onClick={() => !isPending && void restoreFile()}
            >
              {t('media.restore')}
            </button>
          )}
        </div>
      )}
    </>
  );
}
