import { useState, type FormEvent } from 'react';
import { checkDescription } from '../../../domain/media/describe-file.ts';
import { pointKeys, type FocalPoint } from '../../../domain/media/focal-point.ts';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import { languages } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { api } from '../data/api.ts';
import type { WireFileDetail } from '../data/api-types.ts';
import { translateProblems } from '../parts/translate-problem.ts';
import { useSaveResult } from '../saving/use-save-result.ts';

export type FileFormState = ReturnType<typeof useFileForm>;

type Values = { texts: Readonly<Record<string, string>>; point: FocalPoint };

/** The state of the form of a file: its name, and the descriptions and the focal point of a picture. */
export function useFileForm(file: WireFileDetail) {
  const { t } = useStaffTranslation();
  const saved = useSaveResult();
  const [save, { isLoading }] = api.useUpdateFileMutation();
  const [stored, setStored] = useState(() => valuesOf(file));
  const [{ texts, point }, setValues] = useState(stored);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    saved.clearFailure();
    const { fileName, alt: en, 'alt.so': so, 'alt.ar': ar } = texts;
    const checked = checkDescription({
      fileName,
      alt: file.kind === 'picture' ? { en: en ?? '', so: so ?? '', ar: ar ?? '' } : {},
    });
    const found = 'problems' in checked ? translateProblems(checked.problems, t) : {};
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      document.getElementById(toFieldId(first))?.focus();
      return;
    }
    if (!window.confirm(t('media.confirmSave'))) return;
    // Only what was changed: somebody else may have changed the rest meanwhile.
    const changed = Object.fromEntries(Object.entries(texts).filter(([key, text]) => text !== stored.texts[key]));
    const focus: Record<string, string> = isSamePoint(point, stored.point)
      ? {}
      : { [pointKeys.x]: String(point.x), [pointKeys.y]: String(point.y) };
    try {
      const now = valuesOf(await save({ id: file._id, body: { ...changed, ...focus } }).unwrap());
      setStored(now);
      // What was typed while it was saved stays.
      setValues((typed) => ({
        texts: Object.fromEntries(
          Object.entries(now.texts).map(([key, text]) => [
            key,
            typed.texts[key] === texts[key] ? text : (typed.texts[key] ?? text),
          ]),
        ),
        point: isSamePoint(typed.point, point) ? now.point : typed.point,
      }));
      saved.succeed(t('media.saved'));
    } catch (error) {
      setProblems(saved.fail(error, t('media.saveFailed')));
    }
  };

  return {
    texts,
    point,
    problems,
    saved,
    isPending: isLoading,
    isDirty:
      Object.keys(stored.texts).some((key) => texts[key] !== stored.texts[key]) || !isSamePoint(point, stored.point),
    setText: (key: string, text: string) =>
      setValues((typed) => ({ ...typed, texts: { ...typed.texts, [key]: text } })),
    setPoint: (chosen: FocalPoint) => setValues((typed) => ({ ...typed, point: chosen })),
    submit,
  };
}

const isSamePoint = (one: FocalPoint, other: FocalPoint) => one.x === other.x && one.y === other.y;

/** Returns the id of the control of a text. */
export const toFieldId = (key: string) => `file-${key.replace('.', '-')}`;

function valuesOf(file: WireFileDetail): Values {
  const alts =
    file.kind === 'picture' ? languages.map((language) => [toTextKey('alt', language), file.alt[language]]) : [];
  return { texts: { fileName: file.fileName, ...Object.fromEntries(alts) }, point: file.focus };
}
