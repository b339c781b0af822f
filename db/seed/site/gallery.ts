/** The forty pictures of the gallery that a site begins with (specification 2, home page, and 9). */
import type { Localized } from '../../../domain/model/localized.ts';

/** `src` is the name of a picture of `db/seed/pictures`; `alt` is its alternative text. */
type GalleryPicture = { id: string; src: string; alt: Localized };

/** The albums, with the ids of their pictures; the other pictures are in none. */
export const galleryAlbums: readonly { name: Localized; ids: readonly string[] }[] = [
  {
    name: { en: 'Land and sea', so: 'Dhulka iyo badda', ar: 'البرّ والبحر' },
    ids: ['01', '05', '06', '07', '11', '12', '16', '17', '31'],
  },
  {
    name: { en: 'Learning', so: 'Waxbarashada', ar: 'طلب العلم' },
    ids: ['18', '21', '22', '23', '26', '28', '35', '37', '39', '40'],
  },
  {
    name: { en: 'Buildings and patterns', so: 'Dhismayaal iyo naqshado', ar: 'عمارة وزخارف' },
    ids: ['02', '03', '04', '13', '14', '20', '24', '25', '36'],
  },
];

export const gallery: readonly GalleryPicture[] = [
  {
    id: '01',
    src: 'gallery-01',
    alt: {
      en: 'Hargeisa’s twin hills behind the white houses of the town and a minaret, with an acacia in front',
      so: 'Labada buurood ee Hargeysa oo ka dambeeya guryaha cadcad ee magaalada iyo minaarad, geed qudhac ahina horta ku yaallo',
      ar: 'تلّا هرجيسا التوأمان خلف بيوت المدينة البيضاء ومئذنة، وفي المقدمة شجرة سنط',
    },
  },
  {
    id: '02',
    src: 'gallery-02',
    alt: {
      en: 'The association’s hall of two storeys with arched windows, between two date palms in golden light',
      so: 'Hoolka Ururka oo laba dabaq ah, daaqado qaanso ahna leh, kuna dhex yaalla laba geed oo timireed iyo iftiin dahabi ah',
      ar: 'قاعة الجمعية بطابقيها ونوافذها المقوّسة بين نخلتين في ضوء ذهبي',
    },
  },
  {
    id: '03',
    src: 'gallery-03',
    alt: {
      en: 'A passage of arches one behind another, a green glass lamp above, a palm at the far end',
      so: 'Waddo qaansooyin isku xiga leh, faynuus cagaaran oo ka laalaada iyo geed timireed oo dhammaadka fog ka muuqda',
      ar: 'ممر من الأقواس المتتابعة يعلوه مصباح زجاجي أخضر، وفي آخره نخلة',
    },
  },
  {
    id: '04',
    src: 'gallery-04',
    alt: {
      en: 'A courtyard at noon: a round basin of water, two date palms and an arcade',
      so: 'Daarad duhurkii: berked wareegsan oo biyo ah, laba geed oo timireed iyo qaansooyin taxan',
      ar: 'فناء في الظهيرة: حوض ماء مستدير ونخلتان ورواق من الأقواس',
    },
  },
  {
    id: '05',
    src: 'gallery-05',
    alt: {
      en: 'A pale road climbing into the mountains of Sheikh at dawn, an acacia beside it',
      so: 'Waddo sii fuulaysa buuraha Sheekh waaberigii, geed qudhac ahina ag yaallo',
      ar: 'طريق يصعد في جبال شيخ عند الفجر، وإلى جانبه شجرة سنط',
    },
  },
  {
    id: '06',
    src: 'gallery-06',
    alt: {
      en: 'Two sailing dhows and a rowing boat on the calm blue sea off Berbera',
      so: 'Laba doonyood oo shiraac leh iyo huudhi ku dul jira badda deggan ee Berbera',
      ar: 'مركبان شراعيان وقارب على بحر بربرة الأزرق الهادئ',
    },
  },
  {
    id: '07',
    src: 'gallery-07',
    alt: {
      en: 'A dhow with a red sail and a smaller one crossing the sea as the sun goes down',
      so: 'Doon shiraaceedu cas yahay iyo mid ka yar oo badda ka gudbaya iyadoo qorraxdu dhacayso',
      ar: 'مركب ذو شراع أحمر وآخر أصغر منه يعبران البحر عند الغروب',
    },
  },
  {
    id: '08',
    src: 'gallery-08',
    alt: {
      en: 'A stone village well with its bucket, clay jars beside it, two aqal huts and flat-topped hills at dawn',
      so: 'Ceel tuulo oo dhagax ka dhisan oo baaldigiisu laalaado, ashuunno ag yaalla, laba aqal iyo buuro dhakada ka siman, waaberigii',
      ar: 'بئر قرية حجرية بدلوها وإلى جانبها جرار فخارية، وخلفها كوخان وتلال مسطحة عند الفجر',
    },
  },
  {
    id: '09',
    src: 'gallery-09',
    alt: {
      en: 'The town by night: a mosque with lit windows, a minaret, a crescent moon and a lantern',
      so: 'Magaalada oo habeen ah: masjid daaqadihiisu iftiimayaan, minaarad, bil cusub iyo faynuus',
      ar: 'المدينة ليلًا: مسجد مضاء النوافذ ومئذنة وهلال وفانوس',
    },
  },
  {
    id: '10',
    src: 'gallery-10',
    alt: {
      en: 'Two market stalls with striped awnings and baskets of fruit under a string of pennants',
      so: 'Laba miis oo suuq oo dallado jeexjeexan leh, dambiilo khudrad ah iyo calanno yaryar oo la taxay',
      ar: 'كشكان في السوق بمظلتين مخططتين وسلال فاكهة تحت حبل من الرايات',
    },
  },
  {
    id: '11',
    src: 'gallery-11',
    alt: {
      en: 'Rain falling on the plain: dark clouds, an acacia and shining pools',
      so: 'Roob ku da’aya bannaanka: daruuro madow, geed qudhac ah iyo balliyo dhalaalaya',
      ar: 'مطر ينزل على السهل: غيوم داكنة وشجرة سنط وبرك لامعة',
    },
  },
  {
    id: '12',
    src: 'gallery-12',
    alt: {
      en: 'Tents glowing from within at dusk, a lantern on the ground and mountains behind',
      so: 'Teendhooyin gudaha ka iftiimaya fiidkii, faynuus dhulka yaalla iyo buuro ka dambeeya',
      ar: 'خيام يضيء داخلها عند الغسق، وفانوس على الأرض، وخلفها جبال',
    },
  },
  {
    id: '13',
    src: 'gallery-13',
    alt: {
      en: 'A green carved door with golden stars under a pointed arch, an aloe and a clay jar beside it',
      so: 'Albaab cagaaran oo qoran, xiddigo dahabi ah leh, qaanso hoosteedna ku yaalla; dacar iyo ashuun ayaa dhinacyada ka yaalla',
      ar: 'باب أخضر منقوش بنجوم ذهبية تحت قوس مدبب، وإلى جانبيه صبّار وجرة فخارية',
    },
  },
  {
    id: '14',
    src: 'gallery-14',
    alt: {
      en: 'Two lattice windows with blue shutters in a warm wall, aloes in pots below',
      so: 'Laba daaqadood oo shabag qoran leh, albaabbo buluug ahna leh, iyo dacarro dheriyo ku beeran oo hoos yaalla',
      ar: 'نافذتان بشبكة خشبية ومصاريع زرقاء في جدار دافئ اللون، وتحتهما نبات صبّار في أصص',
    },
  },
  {
    id: '15',
    src: 'gallery-15',
    alt: {
      en: 'A garden with a straight water channel, rows of green plants and two date palms',
      so: 'Beer uu dhex maro kanaal toosan oo biyo ah, saafaf dhir cagaaran ah iyo laba geed oo timireed',
      ar: 'بستان تشقّه قناة ماء مستقيمة، وفيه صفوف من النبات الأخضر ونخلتان',
    },
  },
  {
    id: '16',
    src: 'gallery-16',
    alt: {
      en: 'A track across the dry plain toward flat-topped mountains, between two acacias',
      so: 'Waddo ciid ah oo bannaanka qalalan uga gudubta dhanka buuro dhakada ka siman, laba qudhac dhexdood',
      ar: 'درب يعبر السهل الجاف نحو جبال مسطحة القمم بين شجرتي سنط',
    },
  },
  {
    id: '17',
    src: 'gallery-17',
    alt: {
      en: 'Two aqal huts on a starry night, lit by a small solar lamp',
      so: 'Laba aqal habeen xiddigo badan, waxaana iftiiminaya laydh yar oo cadceedda ku shaqeeya',
      ar: 'كوخان في ليلة كثيرة النجوم يضيئهما مصباح شمسي صغير',
    },
  },
  {
    id: '18',
    src: 'gallery-18',
    alt: {
      en: 'A great shade tree on the plain where lessons are held, a jar and a sapling near it',
      so: 'Geed weyn oo hadh leh oo casharrada lagu qabto, ashuun iyo geed yar oo la beeray ayaana ag yaalla',
      ar: 'شجرة ظل كبيرة في السهل تُعقد تحتها الدروس، وقربها جرة وغرسة صغيرة',
    },
  },
  {
    id: '19',
    src: 'gallery-19',
    alt: {
      en: 'A blue water tank on a stone base, yellow jerrycans waiting at the tap, a house behind',
      so: 'Haan buluug ah oo biyo ah oo sal dhagax ah saaran, jirigaanno jaalle ah oo qasabadda sugaya, iyo guri ka dambeeya',
      ar: 'خزان ماء أزرق على قاعدة حجرية، وعبوات صفراء تنتظر عند الصنبور، وخلفه بيت',
    },
  },
  {
    id: '20',
    src: 'gallery-20',
    alt: {
      en: 'A gateway with battlements between two palms at sunset, light shining through its arch',
      so: 'Albaab weyn oo qalcadeed oo laba timireed u dhexeeya gabbaldhicii, iftiin ayaana qaansadiisa ka soo baxaya',
      ar: 'بوابة ذات شرفات بين نخلتين عند الغروب، والضوء يسطع من قوسها',
    },
  },
  {
    id: '21',
    src: 'gallery-21',
    alt: {
      en: 'Three long school benches with open books on them before an arch that opens on green hills; a wooden slate leans on each side',
      so: 'Saddex kursi oo dhaadheer oo dugsi, buugaag furan saaran yihiin, una jeeda qaanso buuro cagaaran laga arko; dhinac kastana loox ayaa ku tiirsan',
      ar: 'ثلاثة مقاعد مدرسية طويلة عليها كتب مفتوحة أمام قوس يطل على تلال خضراء، وعلى كل جانب لوح خشبي',
    },
  },
  {
    id: '22',
    src: 'gallery-22',
    alt: {
      en: 'An open book on a table at night, a lantern and an inkwell with a reed pen beside it',
      so: 'Buug furan oo miis saaran habeenkii, faynuus iyo khad qalin ku jiro ayaana ag yaalla',
      ar: 'كتاب مفتوح على طاولة في الليل، وإلى جانبه فانوس ومحبرة فيها قلم قصب',
    },
  },
  {
    id: '23',
    src: 'gallery-23',
    alt: {
      en: 'Three wooden writing slates of the Qur’an school, two written and one blank, with ink and a pen',
      so: 'Saddex loox oo dugsi Qur’aan, laba qoran iyo mid bannaan, khad iyo qalinna ag yaallaan',
      ar: 'ثلاثة ألواح خشبية من المدرسة القرآنية، اثنان مكتوبان وواحد خالٍ، ومعها محبرة وقلم',
    },
  },
  {
    id: '24',
    src: 'gallery-24',
    alt: {
      en: 'A wall of large tiles in warm light, blue and green eight-pointed stars',
      so: 'Derbi marmar waaweyn ah oo iftiin diirran ku dhacayo: xiddigo siddeed gees leh oo buluug iyo cagaar ah',
      ar: 'جدار من البلاط الكبير في ضوء دافئ: نجوم ثمانية زرقاء وخضراء',
    },
  },
  {
    id: '25',
    src: 'gallery-25',
    alt: {
      en: 'Morning light on white tiles with blue, green and gold eight-pointed stars',
      so: 'Iftiinka subaxda oo ku dhacaya marmar cad oo xiddigo siddeed gees leh oo buluug, cagaar iyo dahabi ah leh',
      ar: 'ضوء الصباح على بلاط أبيض تزيّنه نجوم ثمانية زرقاء وخضراء وذهبية',
    },
  },
  {
    id: '26',
    src: 'gallery-26',
    alt: {
      en: 'Five full shelves of coloured book spines in the library',
      so: 'Shan khaanadood oo buugaag midabbo kala duwan leh ka buuxaan, maktabadda',
      ar: 'خمسة رفوف مليئة بكتب ملونة في المكتبة',
    },
  },
  {
    id: '27',
    src: 'gallery-27',
    alt: {
      en: 'Three woven carpets, red, blue and green, hanging side by side, a cushion on the floor',
      so: 'Saddex kadiifadood oo tidcan, casaan, buluug iyo cagaar, oo isku ag laalaada, barkin ayaana dhulka taalla',
      ar: 'ثلاث سجادات منسوجة، حمراء وزرقاء وخضراء، معلّقة متجاورة، وعلى الأرض وسادة',
    },
  },
  {
    id: '28',
    src: 'gallery-28',
    alt: {
      en: 'The Qur’an open on its stand upon a red carpet, five lamps hanging above',
      so: 'Musxaf furan oo rixaal saaran, kadiifad cas dusheed, shan faynuusna ka laalaadaan',
      ar: 'مصحف مفتوح على حامله فوق سجادة حمراء، تتدلى فوقه خمسة مصابيح',
    },
  },
  {
    id: '29',
    src: 'gallery-29',
    alt: {
      en: 'A niche in the wall with a clay jar and an unlit lantern',
      so: 'God derbiga ku dhex yaalla oo ay ku jiraan ashuun iyo faynuus aan shidnayn',
      ar: 'كوّة في الجدار فيها جرة فخارية وفانوس غير مضاء',
    },
  },
  {
    id: '30',
    src: 'gallery-30',
    alt: {
      en: 'A prayer mat before an arched window, the town and its minaret in the light of dawn outside',
      so: 'Salli daaqad qaanso ah hor yaalla, magaalada iyo minaaraddeeduna waaberiga dibadda ka muuqdaan',
      ar: 'سجادة صلاة أمام نافذة مقوّسة تطل على المدينة ومئذنتها في ضوء الفجر',
    },
  },
  {
    id: '31',
    src: 'gallery-31',
    alt: {
      en: 'The quay at Berbera: baskets of fruit, a jar and wooden crates, a dhow and two rowing boats on the water',
      so: 'Dekedda Berbera: dambiilo khudrad ah, ashuun iyo sanaadiiq loox ah, doon shiraac leh iyo laba huudhi oo biyaha ku jira',
      ar: 'رصيف بربرة: سلال فاكهة وجرة وصناديق خشبية، ومركب شراعي وقاربان على الماء',
    },
  },
  {
    id: '32',
    src: 'gallery-32',
    alt: {
      en: 'A bowl of dates and a tray with a teapot and two glasses of tea on a table',
      so: 'Baaquli timir ah iyo saxan ay saaran yihiin jalmad iyo laba galaas oo shaah ah, miis dushii',
      ar: 'وعاء تمر وصينية عليها إبريق وكأسا شاي على طاولة',
    },
  },
  {
    id: '33',
    src: 'gallery-33',
    alt: {
      en: 'Rows of young trees planted in the plain, a bucket of water beside the last',
      so: 'Saafaf geedo yaryar ah oo bannaanka lagu beeray, baaldi biyo ahina ka ugu dambeeya ag yaallo',
      ar: 'صفوف من الأشجار الصغيرة المغروسة في السهل، وعند آخرها دلو ماء',
    },
  },
  {
    id: '34',
    src: 'gallery-34',
    alt: {
      en: 'Two stacks of folded blankets and a lit lantern on a table under the stars',
      so: 'Laba rasood oo bustayaal laablaaban ah iyo faynuus shidan oo miis saaran, xiddigaha hoostooda',
      ar: 'رزمتان من البطانيات المطوية وفانوس مضاء على طاولة تحت النجوم',
    },
  },
  {
    id: '35',
    src: 'gallery-35',
    alt: {
      en: 'Three stacks of new books, red, green and gold, fresh from the printer',
      so: 'Saddex rasood oo buugaag cusub ah, casaan, cagaar iyo dahabi, oo hadda madbacadda ka soo baxay',
      ar: 'ثلاث رزم من الكتب الجديدة، حمراء وخضراء وذهبية، خرجت لتوّها من المطبعة',
    },
  },
  {
    id: '36',
    src: 'gallery-36',
    alt: {
      en: 'A large eight-pointed star ornament in blue, green and gold',
      so: 'Naqshad weyn oo xiddig siddeed gees leh ah, buluug, cagaar iyo dahabi',
      ar: 'زخرفة كبيرة لنجمة ثمانية بالأزرق والأخضر والذهبي',
    },
  },
  {
    id: '37',
    src: 'gallery-37',
    alt: {
      en: 'Written leaves and an inkwell on a table in the light of a small oil lamp, scrolls and books in a niche behind',
      so: 'Waraaqo qoran iyo khad miis saaran oo ay iftiiminayso siraad yar oo saliid ah, duub iyo kutubna god derbiga ah ku jiraan',
      ar: 'أوراق مكتوبة ومحبرة على طاولة في ضوء سراج زيت صغير، وخلفها لفائف وكتب في كوّة',
    },
  },
  {
    id: '38',
    src: 'gallery-38',
    alt: {
      en: 'A room for guests: a blue carpet, two cushions, tea on a tray and a lattice window',
      so: 'Qolka martida: kadiifad buluug ah, laba barkimood, shaah saxan saaran iyo daaqad shabag qoran leh',
      ar: 'مجلس الضيوف: سجادة زرقاء ووسادتان وصينية شاي ونافذة بشبكة خشبية',
    },
  },
  {
    id: '39',
    src: 'gallery-39',
    alt: {
      en: 'The book cart under its striped awning, two shelves of books, on the open plain',
      so: 'Gaadhiga buugaagta oo dallad jeexjeexan leh, laba khaanadood oo buugaag ahna sida, bannaanka dhexdiisa',
      ar: 'عربة الكتب تحت مظلتها المخططة، وفيها رفّان من الكتب، في السهل المفتوح',
    },
  },
  {
    id: '40',
    src: 'gallery-40',
    alt: {
      en: 'The Qur’an open on its wooden stand upon a blue carpet, the town and its minaret at first light behind',
      so: 'Musxaf furan oo rixaal loox ah saaran, kadiifad buluug ah dusheed; magaalada iyo minaaraddeeda oo waaberi ah ayaa ka dambeeya',
      ar: 'مصحف مفتوح على حامله الخشبي فوق سجادة زرقاء، وخلفه المدينة ومئذنتها عند أول الضوء',
    },
  },
];
