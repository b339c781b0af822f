import type { Language } from '../../domain/model/localized.ts';

/** A query as people type it, and the beginning of the English title, or the address, of what they want. */
export type GradedQuery = { language: Language; query: string; wanted: string };

const english = `
quran school hargeisa = A new Qur’an school in Hargeisa
koran schools survey = Our Qur’an schools: a survey
new term registration = A new term opens
ten students memorised quran = Ten students complete
huffaz = Ten students complete
well el barwaqo = The seventh well gives water
village wells = Seven wells for seven villages
wells review = Village wells: a review
forty hadeeth nawawi = Forty-two evenings
primer = “First Letters”
first letters book = “First Letters”
eid open day = An open day for Eid
ramadhan evenings = Ramadan evenings
iftar = Ramadan evenings
preparing for ramadaan = Preparing for Ramadan
annual meeting 2026 = Annual meeting 2026
women circle berbera = A study circle for women
halaqa women = A study circle for women
nuur library = The Nuur Library
library opens 4600 books = The Nuur Library opens
trees = Six schools plant
tajweed course teachers = Thirty-four teachers
what is tajweed = What tajwid is
water tankers = Fifty-two tankers
blankets = 1,200 blankets
amana = Amanah
children love prayer = Helping children to love
salah children = Helping children to love
parents = Honouring parents
mercy of the prophet = Mercy in the life
neighbor rights = The neighbour’s rights
how was the quran preserved = How the Qur’an was gathered
seeking knowlege = Seeking knowledge is worship
manners of students = The manners of a student
wooden slates = The wooden slate
drought relief = Drought relief
solar lamps = Solar lamps
annual report 2024 = Annual report 2024
how to donate = /donate
contact = /contact
`;

const somali = `
dugsi quraan hargeysa = A new Qur’an school in Hargeisa
xilliga cusub dugsiyada = A new term opens
arday quraanka xafiday = Ten students complete
ceelka tuulada = Seven wells for seven villages
ceelasha tuulooyinka = Village wells: a review
ceel barwaaqo = The seventh well gives water
afartan xadiis = Forty-two evenings
axaadiista nawawi = Forty-two evenings
xarfaha ugu horeeya = “First Letters”
ciida maalinta furan = An open day for Eid
fiidadka ramadan = Ramadan evenings
afurka = Ramadan evenings
u diyaar garowga ramadaanta = Preparing for Ramadan
shirweynaha sanadka = Annual meeting 2026
xalqada haweenka = A study circle for women
xalqooyin dumar berbera = A study circle for women
maktabada nuur = The Nuur Library
kutubta maktabadda = The Nuur Library
geedo beerid = Six schools plant
geedaha dugsiyada = Six schools plant
koorsada tajwiidka = Thirty-four teachers
waa maxay tajwiid = What tajwid is
booyadaha biyaha = Fifty-two tankers
bustayaal = 1,200 blankets
amaano = Amanah
carruurta salaada = Helping children to love
waalidiinta = Honouring parents
naxariista nabiga = Mercy in the life
deriska xuquuqdiisa = The neighbour’s rights
quraanka sidii loo ururiyay = How the Qur’an was gathered
cilmi raadin = Seeking knowledge is worship
ardayga asluubtiisa = The manners of a student
loox = The wooden slate
abaar togdheer = Drought relief
nalalka qoraxda = Solar lamps
machadka macalimiinta burco = The teachers’ institute
gaadhiga buugaagta = The book cart
warbixinta sanadka 2023 = Annual report 2023
la xiriir = /contact
tabaruc = /donate
`;

const arabic = `
مدرسة قرآنية هرجيسا = A new Qur’an school in Hargeisa
مدارس القران = Our Qur’an schools: a survey
فصل دراسي جديد = A new term opens
حفظ القرآن = Ten students complete
طلاب ختموا القرآن = Ten students complete
الآبار = Seven wells for seven villages
بئر القرية = The seventh well gives water
الاربعين النووية = Forty-two evenings
الحروف الاولى = “First Letters”
يوم مفتوح العيد = An open day for Eid
أمسيات رمضان = Ramadan evenings
إفطار = Ramadan evenings
الإستعداد لرمضان = Preparing for Ramadan
الاجتماع السنوي = Annual meeting 2026
حلقات النساء = A study circle for women
حلقة نسائية بربرة = A study circle for women
مكتبة النور = The Nuur Library
المكتبات = The Nuur Library
كتب المكتبة = The Nuur Library
غرس الأشجار = Six schools plant
دورة التجويد للمعلمين = Thirty-four teachers
ما هو التجويد = What tajwid is
صهاريج الماء = Fifty-two tankers
بطانيات = 1,200 blankets
الامانه = Amanah
الصلاة للأطفال = Helping children to love
بر الوالدين = Honouring parents
رحمة النبي = Mercy in the life
حقوق الجار = The neighbour’s rights
جمع القرآن = How the Qur’an was gathered
طالب علم = The manners of a student
طلب العلم = Seeking knowledge is worship
الحديث الصحيح = How scholars test
السنة والقرآن = The Sunnah explains
لوح خشبي = The wooden slate
الجفاف = Drought relief
المصابيح الشمسية = Solar lamps
معهد المعلمين = The teachers’ institute
تقرير سنوي 2022 = Annual report 2022
تبرعات = /donate
`;

const read = (language: Language, lines: string): GradedQuery[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' = '))
    .map(([query = '', wanted = '']) => ({ language, query, wanted }));

/** Forty queries in each language. */
export const gradedQueries: readonly GradedQuery[] = [
  ...read('en', english),
  ...read('so', somali),
  ...read('ar', arabic),
];
