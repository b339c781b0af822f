import type { Language } from '../../domain/model/localized.ts';
import type { NoticeEvent } from '../../domain/people/notice.ts';

/** The texts of notices by mail, around the facts; `from` and `to` are email addresses, roles or links. */
type NoticeTexts = {
  greeting: (name: string) => string;
  subject: Record<NoticeEvent, (site: string) => string>;
  event: Record<NoticeEvent, (site: string, from: string, to: string) => string>;
  facts: { device: string; address: string; time: string; by: string };
  unknownDevice: string;
  roles: Record<'admin' | 'superadmin', string>;
  advice: string;
  link: string;
};

export const noticeTexts: Record<Language, NoticeTexts> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    subject: {
      new_device: (site) => `New sign-in to your account at ${site}`,
      password_changed: (site) => `Your password at ${site} was changed`,
      password_link_made: (site) => `A link to set a password at ${site} was made`,
      email_changed: (site) => `Your email address at ${site} was changed`,
      role_changed: (site) => `Your role at ${site} was changed`,
      rights_changed: (site) => `Your permissions at ${site} were changed`,
      factor_added: (site) => `A way to sign in was added to your account at ${site}`,
      factor_removed: (site) => `A way to sign in was removed from your account at ${site}`,
      recovery_codes_made: (site) => `New recovery codes for your account at ${site}`,
      recovery_code_used: (site) => `A recovery code of your account at ${site} was used`,
      codes_guessed: (site) => `Somebody knows your password at ${site}`,
      destination_changed: (site) => `Where messages, calls or donations for ${site} go was changed`,
    },
    event: {
      new_device: (site) =>
        `Somebody signed in to your account on the website of ${site} from a device that was not used before.`,
      password_changed: (site) => `The password of your account on the website of ${site} was changed.`,
      password_link_made: (site, _from, to) =>
        `A link to set a new password for ${to} was made on the website of ${site}. The present password works until the link is used.`,
      email_changed: (site, from, to) =>
        `The email address of your account on the website of ${site} was changed from ${from} to ${to}. You sign in with the new one.`,
      role_changed: (site, from, to) => `Your role on the website of ${site} was changed from ${from} to ${to}.`,
      rights_changed: (site) =>
        `What you may do with the news, articles and other content on the website of ${site} was changed.`,
      factor_added: (site) => `A passkey or an authenticator app was added to your account on the website of ${site}.`,
      factor_removed: (site) =>
        `A passkey or an authenticator app was removed from your account on the website of ${site}.`,
      recovery_codes_made: (site) =>
        `New recovery codes were made for your account on the website of ${site}. Earlier ones no longer work.`,
      recovery_code_used: (site) =>
        `Somebody signed in to your account on the website of ${site} with a recovery code.`,
      codes_guessed: (site) =>
        `Somebody entered the right password of your account on the website of ${site}, and then many wrong codes. ` +
        'They did not get in. Change your password now.',
      destination_changed: (site, from, to) =>
        `Where messages, membership applications, calls or donations for ${site} go was changed on the website from ` +
        `${from} to ${to}.`,
    },
    facts: { device: 'Device', address: 'Address', time: 'Time', by: 'Done by' },
    unknownDevice: 'unknown',
    roles: { admin: 'admin', superadmin: 'superadmin' },
    advice:
      'Did you know of this? Then there is nothing to do. If not, change your password and sign out everywhere ' +
      'else, or ask a superadmin of the association for help.',
    link: 'Your profile:',
  },
  so: {
    greeting: (name) => `Mudane/Marwo ${name},`,
    subject: {
      new_device: (site) => `Qalab cusub ayaa akoonkaaga ${site} laga soo galay`,
      password_changed: (site) => `Furahaaga sirta ah ee ${site} waa la beddelay`,
      password_link_made: (site) => `Xidhiidhiye lagu dejiyo furaha sirta ah ee ${site} ayaa la sameeyay`,
      email_changed: (site) => `Iimaylkaaga ${site} waa la beddelay`,
      role_changed: (site) => `Doorkaaga ${site} waa la beddelay`,
      rights_changed: (site) => `Fasaxyadaada ${site} waa la beddelay`,
      factor_added: (site) => `Hab lagu soo galo ayaa lagu daray akoonkaaga ${site}`,
      factor_removed: (site) => `Hab lagu soo galo ayaa laga saaray akoonkaaga ${site}`,
      recovery_codes_made: (site) => `Koodhadh cusub oo soo kabasho ayaa loo sameeyay akoonkaaga ${site}`,
      recovery_code_used: (site) => `Koodhka soo kabashada ee akoonkaaga ${site} waa la isticmaalay`,
      codes_guessed: (site) => `Qof ayaa yaqaan furahaaga sirta ah ee ${site}`,
      destination_changed: (site) => `Halka ay tagaan farriimaha, wicitaannada ama deeqaha ${site} waa la beddelay`,
    },
    event: {
      new_device: (site) => `Qof ayaa akoonkaaga ku yaal degelka ${site} ka soo galay qalab aan hore loo isticmaalin.`,
      password_changed: (site) => `Furaha sirta ah ee akoonkaaga ku yaal degelka ${site} waa la beddelay.`,
      password_link_made: (site, _from, to) =>
        `Xidhiidhiye lagu dejiyo furaha sirta ah ee ${to} ayaa lagu sameeyay degelka ${site}. Furaha hadda jira wuu ` +
        'shaqaynayaa ilaa xidhiidhiyaha la isticmaalo.',
      email_changed: (site, from, to) =>
        `Iimaylka akoonkaaga ku yaal degelka ${site} waxaa laga beddelay ${from}, waxaana laga dhigay ${to}. Kan cusub ` +
        'ayaad ku soo gelaysaa.',
      role_changed: (site, from, to) =>
        `Doorkaaga degelka ${site} waxaa laga beddelay ${from}, waxaana laga dhigay ${to}.`,
      rights_changed: (site) =>
        `Waxa aad ku samayn karto wararka, maqaallada iyo qoraallada kale ee degelka ${site} waa la beddelay.`,
      factor_added: (site) => `Passkey ama app-ka xaqiijinta ayaa lagu daray akoonkaaga ku yaal degelka ${site}.`,
      factor_removed: (site) => `Passkey ama app-ka xaqiijinta ayaa laga saaray akoonkaaga ku yaal degelka ${site}.`,
      recovery_codes_made: (site) =>
        `Koodhadh cusub oo soo kabasho ayaa loo sameeyay akoonkaaga ku yaal degelka ${site}. Kuwii hore ma shaqaynayaan.`,
      recovery_code_used: (site) => `Qof ayaa akoonkaaga ku yaal degelka ${site} ku soo galay koodhka soo kabashada.`,
      codes_guessed: (site) =>
        `Qof ayaa geliyay furaha sirta ah ee saxda ah ee akoonkaaga ku yaal degelka ${site}, ka dibna koodhadh badan ` +
        'oo khaldan. Ma soo gelin. Hadda beddel furahaaga sirta ah.',
      destination_changed: (site, from, to) =>
        `Halka ay tagaan farriimaha, codsiyada xubinnimada, wicitaannada ama deeqaha degelka ${site} waxaa laga beddelay ` +
        `${from}, waxaana laga dhigay ${to}.`,
    },
    facts: { device: 'Qalabka', address: 'Cinwaanka', time: 'Waqtiga', by: 'Waxaa sameeyay' },
    unknownDevice: 'lama garanayo',
    roles: { admin: 'maamule', superadmin: 'maamulaha guud' },
    advice:
      'Ma ogayd arrintan? Markaas uma baahnid inaad wax samayso. Haddii kale, beddel furahaaga sirta ah oo ka bax ' +
      'qalabka kale oo dhan, ama caawimaad weydiiso maamulaha guud ee ururka.',
    link: 'Xogtaada:',
  },
  ar: {
    greeting: (name) => `الأخ/الأخت ${name}،`,
    subject: {
      new_device: (site) => `تسجيل دخول جديد إلى حسابك في موقع ${site}`,
      password_changed: (site) => `غُيّرت كلمة مرورك في موقع ${site}`,
      password_link_made: (site) => `أُنشئ رابط لتعيين كلمة مرور في موقع ${site}`,
      email_changed: (site) => `غُيّر بريدك الإلكتروني في موقع ${site}`,
      role_changed: (site) => `غُيّر دورك في موقع ${site}`,
      rights_changed: (site) => `غُيّرت صلاحياتك في موقع ${site}`,
      factor_added: (site) => `أُضيفت طريقة دخول إلى حسابك في موقع ${site}`,
      factor_removed: (site) => `حُذفت طريقة دخول من حسابك في موقع ${site}`,
      recovery_codes_made: (site) => `رموز استرداد جديدة لحسابك في موقع ${site}`,
      recovery_code_used: (site) => `استُعمل رمز استرداد لحسابك في موقع ${site}`,
      codes_guessed: (site) => `شخص ما يعرف كلمة مرورك في موقع ${site}`,
      destination_changed: (site) => `غُيّرت وجهة الرسائل أو المكالمات أو التبرعات في موقع ${site}`,
    },
    event: {
      new_device: (site) => `سُجّل الدخول إلى حسابك في موقع ${site} من جهاز لم يُستعمل من قبل.`,
      password_changed: (site) => `غُيّرت كلمة مرور حسابك في موقع ${site}.`,
      password_link_made: (site, _from, to) =>
        `أُنشئ في موقع ${site} رابط لتعيين كلمة مرور جديدة للحساب ${to}. وتبقى كلمة المرور الحالية صالحة حتى يُستعمل الرابط.`,
      email_changed: (site, from, to) =>
        `غُيّر البريد الإلكتروني لحسابك في موقع ${site} من ${from} إلى ${to}، وبالجديد تسجّل الدخول.`,
      role_changed: (site, from, to) => `غُيّر دورك في موقع ${site} من ${from} إلى ${to}.`,
      rights_changed: (site) => `غُيّر ما يُسمح لك به في الأخبار والمقالات وسائر محتوى موقع ${site}.`,
      factor_added: (site) => `أُضيف مفتاح مرور أو تطبيق مصادقة إلى حسابك في موقع ${site}.`,
      factor_removed: (site) => `حُذف مفتاح مرور أو تطبيق مصادقة من حسابك في موقع ${site}.`,
      recovery_codes_made: (site) => `أُنشئت رموز استرداد جديدة لحسابك في موقع ${site}، ولم تعد الرموز السابقة صالحة.`,
      recovery_code_used: (site) => `سُجّل الدخول إلى حسابك في موقع ${site} برمز استرداد.`,
      codes_guessed: (site) =>
        `أُدخلت كلمة المرور الصحيحة لحسابك في موقع ${site} ثم رموز خاطئة كثيرة، ولم يُسمح بالدخول. غيّر كلمة مرورك الآن.`,
      destination_changed: (site, from, to) =>
        `غُيّرت وجهة رسائل زوار موقع ${site} أو طلبات العضوية أو المكالمات أو التبرعات من ${from} إلى ${to}.`,
    },
    facts: { device: 'الجهاز', address: 'العنوان', time: 'الوقت', by: 'قام بذلك' },
    unknownDevice: 'غير معروف',
    roles: { admin: 'مدير', superadmin: 'مشرف عام' },
    advice:
      'هل كنت على علم بذلك؟ إذًا لا يلزمك شيء. وإلا فغيّر كلمة مرورك وسجّل الخروج من كل الأجهزة الأخرى، أو استعن بمشرف عام في الجمعية.',
    link: 'ملفك الشخصي:',
  },
};
