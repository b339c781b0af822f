/** The security and privacy settings of the whole site, which superadmins change. */
import type { FieldProblem, FieldProblems } from '../errors.ts';
import { readNumber } from '../fields/number.ts';

type Flag = { kind: 'flag'; default: boolean };
type Count = { kind: 'number'; default: number; min: number; max: number; unit: 'months' | 'days' };
export type SecuritySetting = Flag | Count;

export const securitySettings = {
  /** Whether superadmins must sign in with a second factor; without one they may only set one up. */
  requireSecondFactor: { kind: 'flag', default: false },
  /** How long messages and membership applications are stored. */
  messageMonths: { kind: 'number', default: 24, min: 1, max: 120, unit: 'months' },
  /** How long entries of the security log are stored. */
  logDays: { kind: 'number', default: 400, min: 90, max: 3650, unit: 'days' },
} as const satisfies Record<string, SecuritySetting>;

export type SecuritySettingName = keyof typeof securitySettings;
export type SecuritySettings = {
  -readonly [Name in SecuritySettingName]: (typeof securitySettings)[Name]['kind'] extends 'flag' ? boolean : number;
};

const declared = Object.entries(securitySettings) as [SecuritySettingName, SecuritySetting][];

function isAllowed(setting: SecuritySetting, value: unknown): boolean {
  if (setting.kind === 'flag') return typeof value === 'boolean';
  return Number.isInteger(value) && Number(value) >= setting.min && Number(value) <= setting.max;
}

/** Returns whether a stored value is allowed for a setting; undefined for the name of none. */
export function isSecuritySetting(name: string, value: unknown): boolean | undefined {
  return Object.hasOwn(securitySettings, name)
    ? isAllowed(securitySettings[name as SecuritySettingName], value)
    : undefined;
}

/** Returns the stored settings; missing or invalid ones have their defaults. */
export function completeSettings(stored: Readonly<Record<string, unknown>>): SecuritySettings {
  return Object.fromEntries(
    declared.map(([name, setting]) => [name, isAllowed(setting, stored[name]) ? stored[name] : setting.default]),
  ) as SecuritySettings;
}

/**
 * Reads the settings in a form; missing names are omitted. Flags are `true` or `false`, numbers plain digits within
 * their limits.
 */
export function checkSettings(
  typed: Readonly<Record<string, string | undefined>>,
): { values: Partial<SecuritySettings> } | { problems: FieldProblems } {
  const values: Record<string, boolean | number> = {};
  const problems: Record<string, FieldProblem> = {};
  for (const [name, setting] of declared) {
    const text = typed[name];
    if (text === undefined) continue;
    if (setting.kind === 'flag') {
      if (text === 'true' || text === 'false') values[name] = text === 'true';
      else problems[name] = { key: 'invalid' };
      continue;
    }
    const read = readNumber({ kind: 'number', required: true, min: setting.min, max: setting.max }, text.slice(0, 40));
    if ('problem' in read) problems[name] = read.problem;
    else if (read.value === null) problems[name] = { key: 'required' };
    else values[name] = Number(read.value);
  }
  return Object.keys(problems).length > 0 ? { problems } : { values };
}
