/**
 * Rules for stored values, column by column, for rows from an archive. Wide enough for everything that this program and
 * its earlier versions have written; they exclude what would break a read or be misinterpreted.
 */
import { isLocalizedText } from '../../../domain/fields/text.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { messageStates } from '../../../domain/messages/inbox.ts';
import { messageKinds } from '../../../domain/messages/message.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { singleId } from '../../../domain/model/define.ts';
import { isObject } from '../../../domain/model/is-object.ts';
import { languages } from '../../../domain/model/localized.ts';
import { rightTypes, rightValues } from '../../../domain/people/rights.ts';
import { roles } from '../../../domain/people/viewer.ts';
import { allTypes } from '../../../domain/site/index.ts';
import { isFileKey } from '../../files/file-storage.ts';
import { toColumnName } from '../../store/columns.ts';
import type { Row } from '../../store/snapshot.ts';
import { settings } from './setting-rules.ts';
import {
  day,
  email,
  hasOnly,
  id,
  isLocalized,
  isSnapshot,
  isTexts,
  json,
  line,
  enumeration,
  orNull,
  text,
  timestamp,
  wholeNumber,
  type Rule,
  type TableRules,
  type Value,
} from './value-rules.ts';
import { translatedVerses, verseTranslations } from './verse-rules.ts';

const maxIndex = 4_000_000; // all texts of an item, folded
const idsBetweenSpaces = text(100_000, /^(?:[0-9a-f]{24}(?: [0-9a-f]{24})*)?$/);

/** Twice what a form accepts: an earlier version may have accepted more. */
const slack = 2;

function fieldRule(field: Field): Rule {
  switch (field.kind) {
    case 'picture':
    case 'document':
      return orNull(id);
    case 'date':
      return orNull(field.precision === 'day' ? day : timestamp);
    case 'number':
      return orNull(text(15, /^\d+$/));
    case 'link':
      return orNull(text(field.max * slack, /^https:\/\/[^\s"'<>\\^`{|}]+$/));
    // An unknown stored value is shown as it is (ruling 8).
    case 'choice':
      return orNull(text(60, /^[\p{L}\p{N} _-]*$/u));
    case 'text': {
      const { pattern, format } = field;
      if (format === 'email') return orNull(email);
      if (pattern)
        return orNull((value) => text(field.max * slack)(value) && (value === '' || pattern.test(String(value))));
      return orNull(text(field.max * slack));
    }
  }
}

function contentRules(type: ContentType): TableRules {
  const columns: Record<string, Rule> = {
    id: type.single ? enumeration([singleId]) : id,
    state: enumeration(['draft', 'published']),
    created_at: timestamp,
    updated_at: timestamp,
    created_by: orNull(id),
    updated_by: orNull(id),
    deleted_at: orNull(timestamp),
    deleted_by: orNull(id),
    search_text: text(maxIndex),
    revision: wholeNumber(1_000_000_000, 1),
    outdated: text(10_000, /^[\w. ]*$/),
    ...(type.inSearch ? { search_words: text(maxIndex) } : {}),
    ...(type.ordered ? { position: wholeNumber(1_000_000_000, -1_000_000_000) } : {}),
  };
  for (const [name, field] of Object.entries(type.fields)) {
    const column = toColumnName(name);
    if (isLocalizedText(field))
      for (const language of languages) columns[`${column}_${language}`] = text(field.max * slack);
    else columns[column] = fieldRule(field);
  }
  return type.single ? { columns, check: checkSingle } : { columns };
}

/** The only item of a type is always published: the pages need it. */
function checkSingle({ state, deleted_at: deletedAt }: Row): string | undefined {
  if (state !== 'published') return 'state';
  return deletedAt === null ? undefined : 'deleted_at';
}

/** The hash contains its own parameters: one that demands all memory would crash the server at the next sign-in. */
const passwordHash: Rule = (value) => {
  const [, memory, passes, lanes] =
    /^\$argon2id\$v=\d{1,3}\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$[\w+/=.-]{8,200}\$[\w+/=.-]{8,200}$/.exec(
      String(value),
    ) ?? [];
  return memory !== undefined && Number(memory) <= 262_144 && Number(passes) <= 20 && Number(lanes) <= 16;
};

/** SVG only in seeded files: it is served so that no script in it runs. */
const pictureFormats = ['avif', 'webp', 'jpeg', 'jpg', 'png', 'gif', 'svg'];
const documentFormats = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'doc', 'xls', 'ppt'];

function isRendition(value: unknown): boolean {
  if (!isObject(value) || !hasOnly(value, ['key', 'format', 'width', 'bytes'])) return false;
  const { key, format, width, bytes } = value;
  const ending = typeof key === 'string' ? key.slice(key.lastIndexOf('.') + 1) : '';
  const formats = String(key).startsWith('pictures/') ? pictureFormats : documentFormats;
  return (
    typeof key === 'string' &&
    isFileKey(key) &&
    formats.includes(ending) &&
    typeof format === 'string' &&
    formats.includes(format) &&
    orNull(wholeNumber(100_000))(width as Value) &&
    wholeNumber(1_000_000_000)(bytes as Value)
  );
}

const files: TableRules = {
  columns: {
    id,
    kind: enumeration(['picture', 'document']),
    file_name: text(1_000, /^[^\n\r/\\]*$/),
    bytes: wholeNumber(1_000_000_000),
    renditions: json(100_000, (value) => Array.isArray(value) && value.length <= 100 && value.every(isRendition)),
    width: orNull(wholeNumber(1_000_000)),
    height: orNull(wholeNumber(1_000_000)),
    tint: orNull(text(7, /^#[0-9a-f]{6}$/i)),
    pages: orNull(wholeNumber(10_000_000)),
    alt_en: text(2_000),
    alt_so: text(2_000),
    alt_ar: text(2_000),
    created_at: timestamp,
    unused_since: orNull(timestamp),
    search_text: text(maxIndex),
    content_hash: text(24, /^(?:[0-9a-f]{24})?$/),
    in_library_since: orNull(timestamp),
    uploaded_by: orNull(id),
    deleted_at: orNull(timestamp),
    focus_x: wholeNumber(100),
    focus_y: wholeNumber(100),
  },
  check({ kind, renditions }) {
    const keys = (JSON.parse(String(renditions)) as { key: string }[]).map(({ key }) => key);
    return keys.every((key) => key.startsWith(`${String(kind)}s/`)) ? undefined : 'renditions';
  },
};

const messages: TableRules = {
  columns: {
    id,
    kind: enumeration(messageKinds),
    name: line(1_000),
    email: text(1_000),
    body: text(100_000),
    details: json(100_000, isTexts),
    language: enumeration(languages),
    mail_state: enumeration(['off', 'waiting', 'sent', 'failed', 'held']),
    mail_attempts: wholeNumber(1_000_000),
    mail_next_at: orNull(timestamp),
    mail_claimed_until: orNull(timestamp),
    created_at: timestamp,
    state: enumeration(messageStates),
    spam_reasons: text(200, /^[a-z,_-]*$/),
    search_text: text(maxIndex),
    deleted_at: orNull(timestamp),
  },
};

const users: TableRules = {
  columns: {
    id,
    name: line(1_000),
    email: (value) => email(value) && value === String(value).toLowerCase(),
    role: enumeration(roles),
    image: orNull(id),
    password_hash: orNull(passwordHash),
    own_language: orNull(enumeration(languages)),
    last_language: orNull(enumeration(languages)),
    search_text: text(maxIndex),
    created_at: timestamp,
    deleted_at: orNull(timestamp),
    deleted_by: orNull(id),
  },
};

const history: TableRules = {
  columns: {
    id,
    at: timestamp,
    kind: text(40, /^[\w.-]*$/),
    item_id: text(200, /^[\w.-]*$/),
    action: text(40, /^[\w.-]*$/),
    person_id: orNull(id),
    person_name: orNull(text(1_000)),
    title: orNull(json(100_000, isLocalized)),
    revision: orNull(wholeNumber(1_000_000_000)),
    snapshot: orNull(json(8_000_000, isSnapshot)),
    files: idsBetweenSpaces,
  },
};

/** Factors of two-step sign-in (decision 020). */
const base64url = (max: number) => text(max, /^[\w-]*$/);
const passkeys: TableRules = {
  columns: {
    id,
    user_id: id,
    credential_id: base64url(2_000),
    public_key: base64url(4_000),
    counter: wholeNumber(Number.MAX_SAFE_INTEGER),
    transports: text(300, /^[a-z,-]*$/),
    rp_id: text(300, /^[\w.-]+$/),
    name: line(1_000),
    created_at: timestamp,
    used_at: orNull(timestamp),
  },
};
const authenticatorApps: TableRules = {
  columns: {
    user_id: id,
    secret: text(1_000),
    last_step: wholeNumber(Number.MAX_SAFE_INTEGER),
    created_at: timestamp,
    used_at: orNull(timestamp),
  },
};
const recoveryCodes: TableRules = {
  columns: {
    id,
    user_id: id,
    salt: text(200),
    code_hash: text(200),
    created_at: timestamp,
    used_at: orNull(timestamp),
  },
};

const siteTextColumns = { key: text(200, /^[\w.-]+$/), language: enumeration(languages), text: text(100_000) };

/** By table. Tables and columns without a rule are not accepted from an archive. */
export const rowRules: ReadonlyMap<string, TableRules> = new Map([
  ...allTypes.map((type): [string, TableRules] => [type.name, contentRules(type)]),
  ['files', files],
  [
    'text_files',
    { columns: { kind: text(40, /^[\w-]+$/), item_id: text(24, /^[\w-]+$/), field: text(60, /^\w+$/), file_id: id } },
  ],
  ['messages', messages],
  ['settings', settings],
  ['users', users],
  ['user_rights', { columns: { user_id: id, kind: enumeration(rightTypes), may: enumeration(rightValues) } }],
  ['passkeys', passkeys],
  ['authenticator_apps', authenticatorApps],
  ['recovery_codes', recoveryCodes],
  ['history', history],
  ['site_texts', { columns: siteTextColumns }],
  ['site_text_versions', { columns: { ...siteTextColumns, id, changed_at: timestamp, changed_by: id } }],
  ['verse_translations', verseTranslations],
  ['translated_verses', translatedVerses],
  [
    'security_log',
    {
      columns: {
        id,
        at: timestamp,
        event: text(40, /^[a-z_]+$/),
        person_id: orNull(id),
        person_name: text(1_000),
        subject: text(1_000),
        address: text(1_000),
        device: text(1_000),
        details: json(100_000, isTexts),
        search_text: text(maxIndex),
      },
    },
  ],
]);
