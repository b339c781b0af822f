import { useId, type MouseEvent } from 'react';
import { cropClasses, isMiddle, middle, pointKeys, type FocalPoint } from '../../../domain/media/focal-point.ts';
import { readIn } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { WireFileDetail } from '../data/api-types.ts';
import { FieldProblemText } from '../fields/field-frame.tsx';
import type { FileFormState } from './use-file-form.ts';

/** Where pictures are cropped most: at the top of pages, in cards and in the gallery, as portraits. */
const crops = ['crop-banner', 'crop-card', 'crop-portrait'];

/** A picture with the point that its crops keep: set on the picture itself or with two sliders. */
export function PointChoice({ file, form }: { file: WireFileDetail; form: FileFormState }) {
  const { lang, t } = useStaffTranslation();
  const { point, problems, setPoint } = form;

  const slider = (half: 'x' | 'y') => (
    <Slider
      label={t(half === 'x' ? 'media.point.left' : 'media.point.top')}
      value={point[half]}
      problem={problems[pointKeys[half]]}
      onChange={(value) => setPoint({ ...point, [half]: value })}
    />
  );
  return (
    <section className="grid gap-4" aria-labelledby="point-title">
      <div className="picture-frame">
        {/* The sliders are for the keyboard. */}
        <div className="point-picture" role="presentation" onClick={(event) => setPoint(pointAt(event))}>
          <img
            src={file.url}
            alt={readIn(file.alt, lang).text}
            width={file.width ?? undefined}
            height={file.height ?? undefined}
            draggable={false}
            className="file-picture"
          />
          <svg className="point-mark" aria-hidden="true">
            {['point-mark-ground', 'point-mark-ring'].map((ring) => (
              <circle key={ring} cx={`${point.x}%`} cy={`${point.y}%`} r="13" className={ring} />
            ))}
            <circle cx={`${point.x}%`} cy={`${point.y}%`} r="2.5" className="point-mark-dot" />
          </svg>
        </div>
      </div>
      <div>
        <h2 id="point-title" className="text-xl">
          {t('media.point.title')}
        </h2>
        <p className="mt-1 text-sm text-muted">{t('media.point.hint')}</p>
      </div>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {slider('x')}
        {slider('y')}
      </div>
      <button
        type="button"
        className="button button-quiet justify-self-start"
        aria-disabled={isMiddle(point) || undefined}
        onClick={() => setPoint(middle)}
      >
        {t('media.point.reset')}
      </button>
      <figure className="grid gap-2">
        <figcaption className="text-sm text-muted">{t('media.point.crops')}</figcaption>
        <div className="crop-row">
          {crops.map((crop) => (
            <img key={crop} src={file.url} alt="" className={`object-cover ${crop} ${cropClasses(point) ?? ''}`} />
          ))}
        </div>
      </figure>
    </section>
  );
}

type SliderProps = { label: string; value: number; problem: string | undefined; onChange: (value: number) => void };

/** One half of the point. From left to right in every language: pictures are not mirrored. */
function Slider({ label, value, problem, onChange }: SliderProps) {
  const { t } = useStaffTranslation();
  const problemId = useId();
  const percent = t('media.point.percent', { percent: value });
  return (
    <label className="block">
      <span className="flex justify-between gap-3 text-sm">
        {label}
        <bdi className="tabular-nums text-muted" aria-hidden="true">
          {percent}
        </bdi>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        dir="ltr"
        className="point-slider"
        aria-label={label}
        aria-valuetext={percent}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      {problem && <FieldProblemText id={problemId}>{problem}</FieldProblemText>}
    </label>
  );
}

/** Returns the point of the picture under the pointer, in whole percentages. */
function pointAt({ currentTarget, clientX, clientY }: MouseEvent): FocalPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)));
  return { x: percent((clientX - left) / width), y: percent((clientY - top) / height) };
}
