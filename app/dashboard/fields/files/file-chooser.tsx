import { useState, type DragEvent, type ReactNode } from 'react';

type Props = {
  id: string;
  /** The text of the button. */
  label: string;
  accept: string;
  invalid?: boolean;
  required?: boolean;
  describedBy?: string | undefined;
  /** Whether several files may be chosen at once; `onChoose` is called for each. */
  multiple?: boolean;
  onChoose: (file: File) => void;
  /** The current file, shown above the button. */
  children?: ReactNode;
  dropHint: string;
  /** Another way to choose a file, beside the button. */
  action?: ReactNode;
};

/** Chooses a file with a button or by drag and drop. */
export function FileChooser({
  id,
  label,
  accept,
  invalid = false,
  required = false,
  describedBy,
  multiple = false,
  onChoose,
  children,
  dropHint,
  action,
}: Props) {
  const [isDragOver, setIsDragOver] = useState(false);

  const choose = (files: readonly File[]) => {
    for (const file of files.slice(0, multiple ? undefined : 1)) onChoose(file);
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsDragOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsDragOver(false);
    choose([...event.dataTransfer.files]);
  };

  return (
    <div
      className="file-chooser"
      data-over={isDragOver || undefined}
      data-invalid={invalid || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={drop}
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <FileButton
          id={id}
          label={label}
          accept={accept}
          multiple={multiple}
          invalid={invalid}
          required={required}
          describedBy={describedBy}
          onChoose={choose}
        />
        {action}
        <span className="drop-hint text-sm text-muted">{dropHint}</span>
      </div>
    </div>
  );
}

type ButtonProps = Pick<Props, 'id' | 'label' | 'accept' | 'invalid' | 'required' | 'describedBy' | 'multiple'> & {
  onChoose: (files: readonly File[]) => void;
};

/** A button that opens the file picker. */
export function FileButton({
  id,
  label,
  accept,
  invalid = false,
  required = false,
  describedBy,
  multiple = false,
  onChoose,
}: ButtonProps) {
  return (
    <span className="contents">
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
          if (event.currentTarget.files) onChoose([...event.currentTarget.files]);
          event.currentTarget.value = ''; // so that the same file may be chosen again
        }}
      />
      <label
        htmlFor={id}
        className="button button-quiet peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent"
      >
        {label}
      </label>
    </span>
  );
}

/** A button beside the chooser of a file that opens the media library. */
export function LibraryButton({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={onOpen}>
      {label}
    </button>
  );
}
