import type { Field } from '../../../../domain/fields/field.ts';
import type { ContentType } from '../../../../domain/model/define.ts';
import { getDirection } from '../../../../domain/model/localized.ts';
import { formatBytes, formatDate, formatDateTime } from '../../../i18n/format.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import type { WireFile } from '../../data/api-types.ts';
import { useTypeLabels } from '../../data/type-labels.ts';
import type { Row } from '../../data/compare-items.ts';
import { TextComparison } from '../../text-comparison/text-comparison.tsx';

type Props = {
  type: ContentType;
  row: Row;
  /** The headings of the two versions; undefined for a value that is the same in both and shown once. */
  sides: { older: string; newer: string } | undefined;
};

/** A text in one language, a value or a file, in two versions. */
export function ComparedRow({ type, row, sides }: Props) {
  const { t } = useStaffTranslation();
  const { labelOf } = useTypeLabels(type);
  return (
    <div className="compared">
      <h3>
        {labelOf(`fields.${row.name}`)}
        {row.kind === 'text' && <span className="text-muted">: {t(`languages.${row.language}`)}</span>}
      </h3>
      {row.kind === 'text' && sides ? (
        <TextComparison older={row.older} newer={row.newer} language={row.language} />
      ) : row.kind === 'text' ? (
        <div lang={row.language} dir={getDirection(row.language)} className="compared-text">
          {row.newer}
        </div>
      ) : sides ? (
        <dl className="compared-sides">
          {(['older', 'newer'] as const).map((side) => (
            <div key={side}>
              <dt>{sides[side]}</dt>
              <dd>
                <ComparedValue type={type} row={row} side={side} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <ComparedValue type={type} row={row} side="newer" />
      )}
    </div>
  );
}

function ComparedValue({
  type,
  row,
  side,
}: {
  type: ContentType;
  row: Exclude<Row, { kind: 'text' }>;
  side: 'older' | 'newer';
}) {
  if (row.kind === 'file') return <FileValue field={row.field} file={row[side]} />;
  return <TextValue type={type} name={row.name} field={row.field} value={row[side]} />;
}

function TextValue({ type, name, field, value }: { type: ContentType; name: string; field: Field; value: string }) {
  const { lang, t } = useStaffTranslation();
  const { labelIfAny } = useTypeLabels(type);
  if (value === '') return <span className="text-muted">{t('versions.empty')}</span>;
  if (field.kind === 'date')
    return (
      <time dateTime={value}>{field.precision === 'day' ? formatDate(value, lang) : formatDateTime(value, lang)}</time>
    );
  if (field.kind === 'choice') return labelIfAny(`choices.${name}.${value}`) ?? value;
  return <bdi dir="ltr">{value}</bdi>;
}

function FileValue({ field, file }: { field: Field; file: WireFile | undefined }) {
  const { lang, t } = useStaffTranslation();
  if (!file)
    return <span className="text-muted">{t(field.kind === 'picture' ? 'versions.noPicture' : 'versions.noFile')}</span>;
  if (field.kind === 'picture')
    return (
      <img src={file.thumbnail} alt={file.alt[lang]} loading="lazy" decoding="async" className="compared-picture" />
    );
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noopener"
      className="text-link inline-flex min-h-11 flex-wrap items-center gap-x-2"
    >
      <bdi>{file.fileName}</bdi>
      <span className="text-muted">({formatBytes(file.bytes, lang)})</span>
      <span className="sr-only">{t('footer.newTab')}</span>
    </a>
  );
}
