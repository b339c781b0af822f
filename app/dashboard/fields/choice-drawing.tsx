import type { ChoiceField } from '../../../domain/fields/choice.ts';
import { departmentIcons } from '../../../domain/site/departments.ts';
import { DepartmentIcon } from '../../parts/department-icon.tsx';

/** The drawing for a value of a choice, shown beside its name. */
export function ChoiceDrawing({ as, value }: { as: NonNullable<ChoiceField['drawn']>; value: string }) {
  if (as === 'flag')
    return value === 'none' ? null : (
      <img
        src={`/flags/${value}.svg`}
        alt=""
        width={24}
        height={18}
        className="h-4.5 w-6 rounded-[3px] ring-1 ring-foreground/15"
      />
    );
  const icon = departmentIcons.find((known) => known === value);
  return icon ? <DepartmentIcon icon={icon} className="size-14 py-1" /> : null;
}
