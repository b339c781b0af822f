type Props = {
  label: string;
  all: string;
  entries: readonly { key: string; label: string }[];
  chosen: string;
  onChoose: (key: string) => void;
};

/** Filters a list by one of many values, where a row of links would be too long. */
export function FilterSelect({ label, all, entries, chosen, onChoose }: Props) {
  return (
    <label className="filter-select">
      <span className="text-sm font-semibold text-muted">{label}</span>
      <select className="field-input" value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {entries.map(({ key, label: text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
