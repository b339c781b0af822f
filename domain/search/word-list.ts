/**
 * Words of the field with the same meaning, a group on each line: English | Somali | Arabic, with the plurals that are
 * not made by an ending. A query with one word of a group finds the others.
 */
const lines = `
quran qur’an koran kuran quranic | qur’aan quraan qur’aanka qur’aanku | قرآن قران مصحف مصاحف
surah sura surahs chapter | suurad suurado suuradda | سورة سور
verse verses ayah ayat aya | aayad aayado aayadda | آية آيات
juz | jus juzka | جزء أجزاء
recitation reciting recite reciter reciters | akhris akhrin qiraa’o tilaawo qaari | تلاوة قراءة قارئ قراء
tajweed tajwid | tajwiid tajwiidka | تجويد
tafsir tafseer exegesis | tafsiir tafsiirka | تفسير تفاسير
memorise memorize memorisation memorization hifz hifdh | xifdi xifdin xifdiga xafid xafidaad | حفظ تحفيظ
hafiz huffaz hafidh memorizer memorizers | xaafid xaafidul xuffaad xafidayaal | حافظ حفاظ حفظة
hadith ahadith hadiths hadeeth | xadiis axaadiis xadiiska axaadiista | حديث أحاديث
sunnah sunna | sunno sunnada sunne | سنة سنن
prophet prophets | nebi nabi nebiga nabiga anbiyo nebiyo | نبي أنبياء
messenger messengers rasul | rasuul rasuulka rusul | رسول رسل
seerah sira biography | siiro siirada siirad | سيرة سير
allah god lord | allaah ilaah eebbe rabbi alle ilaahay | الله رب إله
islam islamic | islaam islaamka islaami islaamiga diin | إسلام إسلامي إسلامية
muslim muslims moslem | muslin muslinka muslimiin muslimiinta muslimka | مسلم مسلمون مسلمين
religion faith religious | diin diinta diini | دين أديان
belief faith iman | iimaan iimaanka rumayn | إيمان
creed aqeedah aqidah | caqiido caqiidada | عقيدة عقائد
monotheism tawhid tawheed | tawxiid tawxiidka | توحيد
fiqh jurisprudence | fiqi fiqhi fiqiga | فقه
sharia shariah | shareeco shareecada sharci | شريعة
mosque mosques masjid masjids | masjid masaajid masaajidka masjidka misaajid | مسجد مساجد جامع جوامع
prayer prayers pray praying salah salat salaah namaz | salaad salaado salaadda tukasho tuko | صلاة صلوات
ablution wudu wudhu | weyso waysada weysada | وضوء
adhan azan athan | aadaan addin eedaan | أذان
friday jumuah jumah | jimce jimcaha | جمعة
sermon sermons khutbah khutba | khudbad khudbado khudbadda | خطبة خطب
zakat zakah zakaat alms | sako zako seko sakada zakada sekada sakaat | زكاة زكوات
charity charities charitable sadaqah sadaqa | sadaqo sadaqad sadaqada samafal | صدقة صدقات خيرية
fasting fast fasts sawm siyam | soonka soomid soomayaal | صوم صيام صائم
ramadan ramadhan ramazan | ramadaan ramadhaan ramadaanka ramadaanta ramadan soonqaad | رمضان
iftar | afur afurka afurin | إفطار
suhoor suhur | suxuur suxuurta | سحور
taraweeh tarawih | taraawiix taraawiixda | تراويح
itikaf | ictikaaf ictikaafka | اعتكاف
eid eids | ciid ciidda ciidul ciidaha | عيد أعياد
sacrifice qurbani udhiya | udxiyo gowrac | أضحية أضاحي
hajj pilgrimage pilgrims pilgrim | xaj xajka xujayda xaji | حج الحج حجاج حاج
umrah umra | cumro cumrada | عمرة
makkah mecca | maka makka makkah | مكة
madinah medina | madiina madiino madiinah | مدينة
kaaba kabah | kacba kacbada | كعبة
dua supplication supplications duas | duco ducooyin ducada baryo | دعاء أدعية
dhikr remembrance | dikri xus dikriga | ذكر أذكار
repentance tawbah | towbad toobad towbadda | توبة
paradise jannah heaven | janno jannada jannooyin | جنة
hereafter akhirah | aakhiro aakhirada | آخرة
halal | xalaal xalaasha | حلال
haram forbidden | xaaraan xaaraanta | حرام
sheikh sheikhs shaykh shaikh shaikhs | sheekh sheekhyo sheekha sheekhyada shiikh sheikh | شيخ شيوخ مشايخ
imam imams | imaam imaamyo imaamka a’imo | إمام أئمة
scholar scholars ulama ulema | caalim culimo culimada aqoonyahan | عالم علماء
knowledge learning ilm | cilmi aqoon aqoonta cilmiga | علم علوم معرفة
teacher teachers teach teaching tutor | macallin macallimiin macallinka barayaal bare | معلم معلمون معلمين معلمة مدرس مدرسون مدرسين أستاذ أساتذة
student students pupil pupils learner learners | arday ardayda ardayad ardayga | طالب طلاب طلبة طالبة طالبات تلميذ تلاميذ
school schools madrasa madrasah | dugsi dugsiyo dugsiga dugsiyada iskuul iskuulka malcaamad malcaamado | مدرسة مدارس كتاتيب
circle circles halaqa halqa halaqah | xalqo xalqooyin xalqada xalqad xer | حلقة حلقات حلق
institute institutes college | machad machadyo machadka | معهد معاهد
university universities | jaamacad jaamacado jaamacadda | جامعة جامعات
education educational | waxbarasho waxbarashada tacliin tarbiyo | تعليم تربية تعليمي
lesson lessons | cashar casharro casharka casharrada | درس دروس
class classes classroom | fasal fasallo fasalka | فصل فصول صف صفوف
course courses training | koorso koorsooyin tababar tababarro koorsada | دورة دورات تدريب
term semester | xilli teerm | فصل
exam exams examination examinations test | imtixaan imtixaanno imtixaanka | امتحان امتحانات اختبار اختبارات
graduation graduates graduate | qalinjabin qalinjebin aflax | تخرج خريج خريجون خريجين
certificate certificates | shahaado shahaadooyin shahaadada | شهادة شهادات
competition competitions contest | tartan tartamo tartanka | مسابقة مسابقات
prize prizes award awards | abaalmarin abaalmarinno jaa’isad | جائزة جوائز
scholarship scholarships | deeq deeqo | منحة منح
lecture lectures talk | muxaadaro muxaadarooyin muxaadarada | محاضرة محاضرات
book books | buug buugaag buugga buugaagta kitaab kutub | كتاب كتب
library libraries | maktabad maktabado maktabadda laybareeri | مكتبة مكتبات
slate slates tablet | loox looxyo looxa | لوح ألواح
pen pens | qalin qalimo qalinka | قلم أقلام
primer alphabet | higgaad alifba xuruuf | هجاء حروف أبجدية
reading read | akhris akhrinta | قراءة
writing write | qoraal qorid qorista | كتابة
printing printed publishing print | daabacaad daabacid daabacay | طباعة نشر مطبوعات
translation translations translate translated | tarjamad tarjamo turjumaad tarjumid | ترجمة تراجم
language languages | luqad luqado luuqad | لغة لغات
arabic arab | carabi carabiga carab | عربي عربية
somali somalis | soomaali soomaaliga | صومالي صومالية
english | ingiriis ingiriisi ingiriisiga | إنجليزي إنجليزية انكليزي
manners adab etiquette character | akhlaaq anshax edeb aadaab dabeecad | أدب آداب أخلاق
mercy merciful | naxariis naxariista | رحمة
trust honesty amanah | amaano ammaano aaminnimo | أمانة أمانات
patience | sabir samir dulqaad | صبر
intention intentions | niyad niyo niyadda | نية نيات
parents parent | waalid waalidiin waalidka labada | والدان والدين والد آباء
mother mothers | hooyo hooyooyin hooyada | أم أمهات
father fathers | aabbe aabe aabbayaal | أب آباء
child children kid kids | carruur caruur ilmo cunug carruurta | طفل أطفال أولاد
woman women ladies | haween dumar naag naago haweenka dumarka | امرأة نساء نسائية نسائي نسوة
man men | rag nin ragga | رجل رجال
girl girls | gabadh gabdho gabar hablo | بنت بنات فتاة فتيات
boy boys | wiil wiilal inan | ولد أولاد
youth young | dhallinyaro dhalinyaro dhallinyarada | شباب شاب
family families | qoys qoysas qoyska reer | أسرة أسر عائلة عائلات
neighbour neighbours neighbor neighbors | deris jaar dariska derisnimo | جار جيران
orphan orphans | agoon agoomo agoonta agoomaha | يتيم أيتام يتامى
poor needy poverty | sabool saboolka masaakiin faqiir danyar | فقير فقراء مسكين مساكين
people person | dad dadka qof | ناس شعب
community society | bulsho bulshada jaaliyad | مجتمع جماعة
marriage marry wedding | guur guurka meher aroos | زواج نكاح
house houses home homes | guri guryo guriga aqal | بيت بيوت دار منزل
village villages | tuulo tuulooyin tuulada | قرية قرى
city town towns | magaalo magaalooyin magaalada | مدينة مدن
association organisation organization | urur ururka ururro jamciyad | جمعية منظمة رابطة
member members membership join | xubin xubno xubinnimo xubnaha | عضو أعضاء عضوية
volunteer volunteers | mutadawac mutadawiciin tabaruce | متطوع متطوعون متطوعين تطوع
donate donation donations giving donor donors give | deeq deeqo tabarruc tabaruc deeqda tabarucaad deeqaha | تبرع تبرعات متبرع
fund funds money | sanduuq lacag lacagta maal | صندوق مال أموال
account accounts finance financial | xisaab maaliyad maaliyadda xisaabaadka | حساب مالية حسابات
bank | bangi bangiga baan | بنك مصرف
endowment waqf awqaf | waqaf waqfi | وقف أوقاف
relief aid help humanitarian | gargaar gargaarka caawimo kaalmo | إغاثة مساعدة مساعدات
drought droughts | abaar abaaro abaarta | جفاف قحط
rain rains | roob roobab roobka | مطر أمطار
water | biyo biyaha | ماء مياه
well wells borehole | ceel ceelal ceelka | بئر آبار
tree trees planting | geed geedo dhir geedaha | شجرة أشجار شجر تشجير
food | cunto cuntada raashin | طعام غذاء
blanket blankets | buste bustayaal bustooyin | بطانية بطانيات
lamp lamps solar light | nal nalal laambad cadceed laydh | مصباح مصابيح شمسية
health medical clinic | caafimaad caafimaadka rugta | صحة صحي
hospital hospitals | isbitaal isbitaallo cusbitaal | مستشفى مستشفيات
doctor doctors | dhakhtar dhakhaatiir | طبيب أطباء
news | war warar wararka | خبر أخبار
project projects | mashruuc mashaariic mashaariicda mashruuca | مشروع مشاريع
article articles | maqaal maqaallo maqaalada maqaallada | مقال مقالات مقالة
video videos | muuqaal muuqaallo fiidiyow muuqaalada | فيديو مرئي مرئيات
report reports | warbixin warbixinno warbixinnada warbixinta | تقرير تقارير
department departments | waax waaxyo waaxda waaxaha | قسم أقسام إدارة إدارات
page site website | bog bogga degel websaydh | صفحة موقع
contact | xiriir xidhiidh | اتصال تواصل
address location | cinwaan ciwaan goob | عنوان موقع
phone telephone call | telefoon taleefan | هاتف تلفون جوال
email mail | iimayl iimeel email | بريد إيميل
question questions | su’aal su’aalo weydiin | سؤال أسئلة
meeting meetings assembly | shir shirar kulan kulanka | اجتماع لقاء اجتماعات
committee board | guddi guddiga golaha | لجنة لجان مجلس
programme program programmes programs | barnaamij barnaamijyo | برنامج برامج
opening opens opened | furitaan furid furmay | افتتاح
building build construction built | dhisme dhismo dhisid | بناء مبنى
year annual years | sannad sanad sanado sannadka | سنة سنوي سنوات
night evening evenings nights | habeen habeeno fiid fiidkii | ليلة ليالي مساء
history | taariikh taariikhda | تاريخ
goal goals aim aims objective | ujeeddo ujeedo yool hadaf hadafyo | هدف أهداف
right rights | xaq xuquuq xuquuqda | حقوق حق الحق
value values | qiyam qiyamka | قيمة قيم
companion companions sahaba | saxaabi saxaabo saxaabada asxaabta | صحابي صحابة أصحاب
angel angels | malag malaa’ig malaa’igta | ملك ملائكة
reward | ajar abaal ajarka | أجر ثواب
truth truthful | run xaq runta | صدق حق
mind heart hearts | qalbi qalbiga quluub | قلب قلوب
peace | nabad nabadda salaan | سلام
muhammad mohamed mohammed muhammed | maxamed muxammad muxamad maxammed | محمد
ahmed ahmad | axmed axmad | أحمد
ali | cali | علي
omar umar | cumar | عمر
abdullah abdullahi | cabdullaahi cabdalla cabdullahi | عبدالله
fatima fatimah | faadumo faaduma | فاطمة
aisha aishah ayesha | caasha caa’isha | عائشة
ibrahim abraham | ibraahim ibraahiim | إبراهيم
yusuf joseph | yuusuf | يوسف
musa moses | muuse muusa | موسى
hassan hasan | xasan | حسن
hussein husayn | xuseen | حسين
hargeisa hargeysa | hargeysa hargaysa | هرجيسا هرغيسا
berbera | berbera barbara | بربرة
burao burco | burco burao | برعو
borama | boorama borama | بورما بوراما
togdheer | togdheer | توجدير توغدير
somaliland | soomaaliland somaliland | صوماليلاند
somalia | soomaaliya | صومال
`;

/** The groups, each with its words as they are written. */
export const synonymGroups: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => [...new Set(line.split(/[ |]+/).filter((word) => word !== ''))]);

/** Words that every text has, and that a query has beside what it asks for. */
export const stopWords: readonly string[] = `
the and for with from what who where when why how are was were can does did our your this that about into you they have
has any all his her its which there not
iyo waa oo ku ka soo loo lagu laga waxa waxaa waxay maxaa sidee xagee goorma kuma maxay sida uu ay ayaa ayay aan leh kale
kaas kan tan mid halkee haddii ama ee inta inuu inay muxuu waxuu
في من على الى عن ما ماذا هل كيف متى اين لماذا هذا هذه ذلك التي الذي مع او ثم ان هو هي كم عند بين
`
  .trim()
  .split(/\s+/);
