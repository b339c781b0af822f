import type { SeedProject } from '../../types.ts';

export default {
  status: 'ongoing',
  startsOn: '2026-02-01',
  endsOn: null,
  picture: {
    name: 'project-quran-school',
    alt: {
      en: 'A school building with arches, scaffolding on one side, piles of stone and a palm before it.',
      so: 'Dhisme dugsi oo qaansooyin leh, dhinac qalabka dhismaha ku xidhan yahay; dhagaxyo isdul saaran iyo geed timireed ayaa hor yaalla.',
      ar: 'مبنى مدرسة ذو أقواس، على جانبه سقالات، وأمامه أكوام من الحجارة ونخلة.',
    },
  },
  name: {
    en: 'A new Qur’an school in Hargeisa',
    so: 'Dugsi Qur’aan oo cusub oo Hargeysa laga dhisayo',
    ar: 'مدرسة قرآنية جديدة في هرجيسا',
  },
  description: {
    en: `On the western edge of Hargeisa the city grows faster than its schools. Every term our nearest Qur’an school, in three rented rooms, turns away more than a hundred children. Those who are accepted sit five to a bench.

## What is being built

A building of our own with eight classrooms around a courtyard, a prayer hall for 200, washrooms with separate entrances for girls and boys, an office and a small library. A cistern under the courtyard will hold 40,000 litres of rain from the roof. In two shifts the school will have room for 400 pupils, and in the evening for adults.

## What it costs

The land is a gift of two families. Building costs 148,000 dollars, which is about 370 dollars for each child’s place. So far 96,400 dollars have been given, 31,700 of them in Ramadan alone. A school bench costs 45 dollars, a door 90, a fully furnished classroom 14,000.

## Progress so far

- The foundations and the cistern are finished.
- The walls of all eight rooms stand up to the lintels.
- The arches of the courtyard are being built now.
- Next comes the roof, planned for February 2027.

If the remaining 51,600 dollars come together, the first class will begin in the autumn of 2027. Visitors are welcome on the site on Thursday mornings; the foreman shows them round and explains the accounts.`,
    so: `Galbeedka Hargeysa magaaladu way ka koritaan badan tahay dugsiyadeeda. Xilli kasta dugsigayaga Qur’aanka ee ugu dhow, oo saddex qol oo kiro ah ku shaqeeya, wuxuu dib u celiyaa in ka badan boqol carruur ah. Kuwa la qaatana shan ayaa hal kursi ku fadhiya.

## Waxa la dhisayo

Guri aannu leenahay oo siddeed fasal oo barxad ku wareegsan leh, hool salaadeed oo 200 qof qaada, musqulo iyo meelo weysad oo gabdhaha iyo wiilasha u kala gaar ah, xafiis iyo maktabad yar. Berked barxadda hoosteeda ah ayaa kaydin doonta 40,000 oo litir oo roobka saqafka ka yimaadda ah. Laba wareeg ayuu dugsigu ku qaadi doonaa 400 arday, fiidkiina dadka waaweyn.

## Kharashka

Dhulka waxa bixiyay laba qoys. Dhismuhu wuxuu ku kacayaa 148,000 oo doolar, taas oo booska ilmo kasta ka dhigan qiyaastii 370 doolar. Ilaa hadda waxa la bixiyay 96,400 oo doolar, oo 31,700 bisha Ramadaan keliya la ururiyay. Kursiga dugsigu waa 45 doolar, albaabku waa 90, fasal dhammaystiranna waa 14,000.

## Meesha uu marayo

- Aasaaska iyo berkeddu way dhammaadeen.
- Derbiyada siddeedda qol waxay gaadheen dusha daaqadaha.
- Qaansooyinka barxadda hadda ayaa la dhisayaa.
- Waxa xiga saqafka, oo loo qorsheeyay Febraayo 2027.

Haddii 51,600 ee doolar ee hadhay la helo, fasalka ugu horreeya wuxuu bilaabmayaa dayrta 2027. Martida waxa goobta lagu soo dhoweeyaa Khamiis kasta subaxnimada; qofka dhismaha u xilsaaran ayaa soo wareejiya oo xisaabta u sharraxa.`,
    ar: `تنمو هرجيسا في طرفها الغربي أسرع من مدارسها. ففي كل فصل تعتذر أقرب مدارسنا القرآنية، وهي في ثلاث غرف مستأجرة، عن قبول أكثر من مئة طفل، ويجلس من قُبلوا خمسةً على المقعد الواحد.

## ماذا نبني؟

بيتًا نملكه فيه ثمانية صفوف حول ساحة، ومصلى يتسع لـ200 مصلٍّ، ودورات مياه وأماكن وضوء منفصلة للبنات والبنين، ومكتب ومكتبة صغيرة. ويخزن صهريج تحت الساحة 40,000 لتر من ماء المطر النازل على السقف. وتتسع المدرسة في فترتين لـ400 تلميذ، وفي المساء للكبار.

## التكلفة

الأرض هبة من أسرتين. وتبلغ تكلفة البناء 148,000 دولار، أي نحو 370 دولارًا لمكان كل طفل. وقد جُمع حتى الآن 96,400 دولار، منها 31,700 في شهر رمضان وحده. وثمن المقعد الدراسي 45 دولارًا، والباب 90، والصف بكل ما يلزمه 14,000.

## أين وصل العمل؟

- اكتمل الأساس والصهريج.
- ارتفعت جدران الصفوف الثمانية إلى مستوى العتبات فوق النوافذ.
- تُبنى الآن أقواس الساحة.
- يليها السقف، وموعده المقرر فبراير 2027.

وإذا اجتمع المبلغ الباقي، وهو 51,600 دولار، بدأ أول صف في خريف 2027. ونرحب بالزوار في موقع البناء صباح كل خميس، حيث يصحبهم المشرف على البناء ويشرح لهم الحسابات.`,
  },
} satisfies SeedProject;
