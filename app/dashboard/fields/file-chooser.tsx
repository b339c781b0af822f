import { useState, type DragEvent, type ReactNode } from 'react';

type Props = {
  id: string;
  /** What the button says. */
  label: string;
  accept: string;
  invalid: boolean;
  required: boolean;
  describedBy: string | undefined;
  /** Whether several may be chosen at once; each is handed on by itself. */
  multiple?: boolean;
  onChoose: (file: File) => void;
  /** What stands above the button: the file as it is. */
  children: ReactNode;
  dropHint: string;
  /** Another way to a file, beside the button. */
  action?: ReactNode;
};

/** Chooses a file by a button, or takes one that is dragged here. */
export function FileChooser({
  id,
  label,
  accept,
  invalid,
  required,
  describedBy,
  multiple = false,
  onChoose,
  children,
  dropHint,
  action,
}: Props) {
  const [over, setOver] = useState(false);

  const choose = (files: FileList) => {
    for (const file of [...files].slice(0, multiple ? undefined : 1)) onChoose(file);
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };

  return (
    <div
      className="file-chooser"
      data-over={over || undefined}
      data-invalid={invalid || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <input
          type="file"
          id={id}
          accept={accept}
          multiple={multiple}
          className="peer sr-only"
          aria-invalid={invalid || undefined}
          aria-required={required || undefined}
          aria-describedby={describedBy}
          onChange={(event) => {
            if (event.currentTarget.files) choose(event.currentTarget.files);
            event.currentTarget.value = ''; // the same file may be chosen again
          }}
        />
        <label
          htmlFor={id}
          className="button button-quiet peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-gold"
        >
          {label}
        </label>
        {action}
        <span className="drop-hint text-sm text-stone">{dropHint}</span>
      </div>
    </div>
  );
}
