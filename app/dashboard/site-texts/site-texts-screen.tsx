import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { SiteTextGroup } from '../../../domain/site/site-texts.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { SaveBar } from '../content/form/save/save-bar.tsx';
import { useLeaveGuard } from '../saving/use-leave-guard.ts';
import { api } from '../data/api.ts';
import { LoadProblem } from '../screen/load-problem.tsx';
import { Pager } from '../list/pager.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { StaffNotice } from '../screen/staff-notice.tsx';
import { AutosaveNotice } from '../saving/autosave-notice.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';
import { ViewLink } from '../screen/view-link.tsx';
import { useSiteTextEdits } from './use-site-text-edits.ts';
import { useSiteTextsAutosave } from './use-site-texts-autosave.ts';
import { SiteTextField } from './site-text-field.tsx';
import { fieldId, groupName, getTextPage } from './text-names.ts';
import '../content/form/form.css';

/** Texts per page where they come from several parts of the site; a single part is always shown whole. */
const pageSize = 20;
const partPageSize = 100;

/** The value of the filter in the address that is not a part of the site. */
const changedFilter = 'changed';
const firstPart = 'nav';

/** All texts that visitors read, by part of the site, which the association can replace by its own. */
export function SiteTextsScreen() {
  const { t } = useStaffTranslation();
  const { page, q, filter, hrefOf, replaceWith } = useListAddress();
  const navigate = useLocalNavigate();
  const onlyChanged = filter === changedFilter;
  const part = q || onlyChanged ? '' : filter || firstPart;
  const query = api.useListSiteTextsQuery(
    {
      page,
      limit: part ? partPageSize : pageSize,
      ...(part && { group: part }),
      ...(q && { q }),
      ...(onlyChanged && { changed: 1 }),
    },
    { refetchOnReconnect: true },
  );
  const { edits, type, settle, add, save, isPending, failure, savedAt } = useSiteTextEdits();
  const autosave = useSiteTextsAutosave(edits, add);
  useLeaveGuard(edits.size > 0, t('edit.leave'));
  const notify = useStaffNotify();
  const top = useRef<HTMLDivElement>(null);

  // The groups remain from the first response on, while another part is loading.
  const [groups, setGroups] = useState<readonly SiteTextGroup[]>([]);
  const { currentData: data, isFetching } = query;
  useEffect(() => {
    if (data) setGroups(data.groups);
  }, [data]);

  // Move focus to the refused text, even if another part is shown.
  const [fieldToFocus, setFieldToFocus] = useState<string>();
  useEffect(() => {
    const field = fieldToFocus && document.getElementById(fieldToFocus);
    if (!field) return;
    field.focus();
    setFieldToFocus(undefined);
  }, [fieldToFocus, data]);

  const submit = async () => {
    if (isPending || edits.size === 0 || !window.confirm(t('siteTexts.confirmSave'))) return;
    const refused = await save();
    if (!refused) return;
    const { entry, language } = refused;
    if (!data?.siteTexts.some(({ key }) => key === entry.key))
      await navigate(hrefOf({ q: '', filter: entry.group }), { replace: true, preventScrollReset: true });
    setFieldToFocus(fieldId(entry.key, language));
  };

  const changed = groups.reduce((sum, group) => sum + group.changed, 0);
  return (
    <>
      <ScreenHead title={t('siteTexts.title')} intro={t('siteTexts.intro')} />
      <AutosaveNotice
        autosave={autosave.offer}
        older={autosave.older}
        warning={undefined}
        isDirty={edits.size > 0}
        onUse={(offered) => void autosave.use(offered).catch(() => void notify('error', t('siteTexts.listFailed')))}
        onDiscard={autosave.discard}
      />
      <p role="status" className={autosave.isOlder ? 'presence-line' : 'sr-only'}>
        {autosave.isOlder && t('autosave.olderTexts')}
      </p>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <SearchBox label={t('siteTexts.search')} value={q} onSearch={(term) => replaceWith({ q: term })} />
        <select
          className="field-input min-w-0 flex-1 basis-64"
          aria-label={t('siteTexts.parts')}
          value={part}
          onChange={(event) => replaceWith({ q: '', filter: event.target.value })}
        >
          {part === '' && <option value="">{t('siteTexts.allParts')}</option>}
          {(groups.length > 0 ? groups : [{ name: part || firstPart, changed: 0 }]).map(({ name, changed: count }) => (
            <option key={name} value={name}>
              {groupName(name, t)}
              {count > 0 && ` · ${t('siteTexts.changedCount', { count })}`}
            </option>
          ))}
        </select>
        <LocalLink
          to={hrefOf({ q: '', filter: onlyChanged ? '' : changedFilter })}
          preventScrollReset
          aria-current={onlyChanged ? 'true' : undefined}
          className="filter-entry"
        >
          {t('siteTexts.changedCount', { count: changed })}
        </LocalLink>
      </div>
      <output className="sr-only">{data && !isFetching && t('siteTexts.count', { count: data.total })}</output>
      {query.isError && !isFetching && (
        <LoadProblem error={query.error} fallback={t('siteTexts.listFailed')} onRetry={() => void query.refetch()} />
      )}
      {!data && isFetching && (
        <div className="flex min-h-64 items-center justify-center" role="status">
          <StarSpinner className="size-12" />
          <span className="sr-only">{t('siteTexts.loading')}</span>
        </div>
      )}
      {data?.total === 0 && (
        <StaffNotice
          title={q ? t('table.noMatch', { query: q }) : t('siteTexts.nothingChanged')}
          text={q ? t('table.noMatchHint') : t('siteTexts.nothingChangedText')}
          action={
            <LocalLink to={hrefOf({ q: '', filter: '' })} className="button button-quiet">
              {t('table.showAll')}
            </LocalLink>
          }
        />
      )}
      <form
        noValidate
        className="item-form"
        aria-label={t('siteTexts.title')}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div ref={top} tabIndex={-1} className="grid gap-8 outline-none">
          {groups
            .map(({ name }) => ({ name, texts: data?.siteTexts.filter(({ group }) => group === name) ?? [] }))
            .filter(({ texts }) => texts.length > 0)
            .map(({ name, texts }) => (
              <section key={name} aria-labelledby={`part-${name}`}>
                <PartHead name={name} />
                <ul className="form-card divide-y divide-border px-4 sm:px-6">
                  {texts.map((entry) => (
                    <SiteTextField
                      key={entry.key}
                      entry={entry}
                      edit={edits.get(entry.key)}
                      onType={(language, text) => type(entry, language, text)}
                      onSettle={(language, keepsOwn) => settle(entry.key, language, keepsOwn)}
                    />
                  ))}
                </ul>
              </section>
            ))}
        </div>
        {data && (
          <Pager
            page={page}
            totalPages={data.totalPages > 1 ? data.totalPages : 0}
            hrefOf={(number) => hrefOf({ page: number })}
            onTurn={() => top.current?.focus({ preventScroll: true })}
          />
        )}
        <SaveBar
          label={t('siteTexts.save')}
          isDirty={edits.size > 0}
          autosaved={autosave.isStored ? t('autosave.inBrowser') : undefined}
          isPending={isPending}
          progress={undefined}
          hasProblems={false}
          failure={failure}
          savedAt={savedAt}
          draftAction={undefined}
          onRetry={() => void submit()}
        />
      </form>
    </>
  );
}

/** The name of the part, and a link to its public page. */
function PartHead({ name }: { name: string }) {
  const { t } = useStaffTranslation();
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-5">
      <h2 id={`part-${name}`} className="text-xl">
        {groupName(name, t)}
      </h2>
      <ViewLink path={getTextPage(name)} label={t('siteTexts.view')} className="text-sm" />
    </div>
  );
}
