import { useState, type FormEvent } from 'react';
import { checkDescription } from '../../../domain/media/describe-file.ts';
import { pointKeys, type FocalPoint } from '../../../domain/media/focal-point.ts';
import { textKey } from '../../../domain/model/form-keys.ts';
import { languages } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { api } from '../data/api.ts';
import type { FileDetail } from '../data/api-types.ts';
import { translateProblems } from '../parts/translate-problem.ts';
import { useSaveResult } from '../parts/use-save-result.ts';

export type FileFormState = ReturnType<typeof useFileForm>;

type Values = { texts: Readonly<Record<string, string>>; point: FocalPoint };

/** The state of the form of a file: its name, and the descriptions and the focal point of a picture. */
export function useFileForm(file: FileDetail) {
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
      document.getElementById(idOf(first))?.focus();
      return;
    }
    if (!window.confirm(t('media.confirmSave'))) return;
    const focus = { [pointKeys.x]: String(point.x), [pointKeys.y]: String(point.y) };
    try {
      const body = file.kind === 'picture' ? { ...texts, ...focus } : texts;
      const now = valuesOf(await save({ id: file._id, body }).unwrap());
      setStored(now);
      setValues(now);
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
    pending: isLoading,
    dirty:
      Object.keys(stored.texts).some((key) => texts[key] !== stored.texts[key]) ||
      point.x !== stored.point.x ||
      point.y !== stored.point.y,
    setText: (key: string, text: string) => setValues({ texts: { ...texts, [key]: text }, point }),
    setPoint: (chosen: FocalPoint) => setValues({ texts, point: chosen }),
    submit,
  };
}

/** Returns the id of the control of a text. */
export const idOf = (key: string) => `file-${key.replace('.', '-')}`;

function valuesOf(file: FileDetail): Values {
  const alts =
    file.kind === 'picture' ? languages.map((language) => [textKey('alt', language), file.alt[language]]) : [];
  return { texts: { fileName: file.fileName, ...Object.fromEntries(alts) }, point: file.focus };
}
