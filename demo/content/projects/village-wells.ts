import type { SeedProject } from '../../types.ts';

export default {
  status: 'completed',
  startsOn: '2025-03-01',
  endsOn: '2026-10-08',
  picture: {
    name: 'project-village-wells',
    alt: {
      en: 'A stone well with its bucket beside three palms and rows of green plants, houses behind.',
      so: 'Ceel dhagax ka dhisan iyo baaldigiisa, saddex geed oo timireed iyo saafaf dhir cagaaran ah ag yaallaan, guryona ka dambeeyaan.',
      ar: 'بئر حجرية ودلوها بجانب ثلاث نخلات وصفوف من النبات الأخضر، وخلفها بيوت.',
    },
  },
  name: {
    en: 'Seven wells for seven villages',
    so: 'Toddoba ceel oo toddoba tuulo laga qoday',
    ar: 'سبع آبار لسبع قرى',
  },
  description: {
    en: `After the drought of early 2025 the elders of several villages in Togdheer told us the same thing: tankers saved us, but next year we shall stand by the road again. They were right. So the members decided to dig seven wells, one for each of the villages with the longest way to water.

## What was done

Four wells were finished in 2025, in Ceeg, Bali Abane, Harasheikh and Oodweyne, and three in 2026, the last of them in El Barwaqo. Where water lies shallow they were dug by hand and lined with concrete rings; where it lies deep they were bored. Each has a pump, a trough for animals at a distance from the mouth, and a paved floor, so that no puddles form. Every well was tested in the laboratory twice before anyone drank from it.

The villages chose the place and gave their labour. Each has a water committee with women among its members, a box of spare parts and two people who can mend the pump.

## What it cost

The seven wells cost 62,350 dollars together, on average a little under 9,000 dollars each. They were paid for by 318 givers and by the earnings of the open day at Eid. About 1,100 families now have water within a short walk; for each family that is less than 60 dollars.

## What remains

The project is complete. For three years our engineer visits every well twice a year, and 1,500 dollars have been set aside for larger repairs. How the wells of earlier years have stood up can be read in our review under Annual Reports.`,
    so: `Abaartii bilowgii 2025 ka dib odayaasha dhowr tuulo oo Togdheer ah isku hadal ayay noo sheegeen: booyaduhu way na badbaadiyeen, laakiin sannadka dambe mar kale ayaannu jidka taagnaan doonnaa. Way saxnaayeen. Sidaa darteed xubnuhu waxay go’aansadeen in la qodo toddoba ceel, mid kastana tuulo ka mid ah kuwa biyaha ugu fog.

## Waxa la qabtay

Afar ceel ayaa dhammaaday 2025: Ceeg, Bali Abane, Xarasheekh iyo Oodweyne; saddexna 2026, oo uu Ceel Barwaaqo ugu dambeeyay. Meesha biyuhu dhow yihiin gacan ayaa lagu qoday oo giraangiro shub ah lagu xoojiyay; meesha ay ka fog yihiin riig ayaa lagu qoday. Mid kastaa wuxuu leeyahay mashiin biyaha soo saara, dar xooluhu ka cabbaan oo afka ceelka ka fog, iyo dhul shub ah si aanay biyo u fadhiisan. Ceel kasta laba jeer ayaa shaybaadhka biyihiisa lagu baadhay intii aan laga cabbin.

Tuulooyinku goobta ayay doorteen, xooggoodana way ku deeqeen. Mid kastaa waxay leedahay guddi biyo oo haweenku ku jiraan, sanduuq qalab ah iyo laba qof oo mashiinka hagaajin kara.

## Kharashka

Toddobada ceel waxa wadajir ugu baxay 62,350 doolar, celcelis ahaan wax yar ka yar 9,000 ceelkiiba. Waxa bixiyay 318 deeqbixiye iyo dakhligii maalinta furan ee Ciidda. Ku dhowaad 1,100 qoys ayaa hadda biyo dhow haysta; qoyskiiba waa in ka yar 60 doolar.

## Waxa hadhay

Mashruucu wuu dhammaaday. Saddex sannadood injineerkayagu ceel kasta sannadkii laba jeer ayuu booqanayaa, waxaana dayactirka waaweyn loo dhigay 1,500 doolar. Sida ceelashii sannadihii hore u taagan yihiin waxa laga akhrisan karaa qiimayntayada ku jirta Warbixinnada Sannadlaha ah.`,
    ar: `بعد الجفاف الذي وقع أوائل عام 2025 قال لنا أعيان عدد من قرى توغدير كلامًا واحدًا: أنقذتنا الصهاريج، لكننا سنقف على الطريق من جديد في العام القادم. وكانوا على حق. فقرر الأعضاء حفر سبع آبار، واحدة لكل قرية من القرى الأبعد عن الماء.

## ما أُنجز

اكتملت أربع آبار عام 2025 في عيغ وبلي أباني وحرشيخ وأودوينه، وثلاث عام 2026 كانت آخرها في عيل برواقو. وحيث يقرب الماء حُفرت الآبار باليد وبُطّنت بحلقات من الخرسانة، وحيث يبعد حُفرت بآلة الحفر. ولكل بئر مضخة، وحوض للماشية بعيد عن فمها، وأرضية مرصوفة حتى لا يتجمع الماء حولها. وفُحص ماء كل بئر في المختبر مرتين قبل أن يُشرب منه.

واختارت القرى الموضع وأسهمت بالعمل. وفي كل قرية لجنة للماء فيها نساء، وصندوق لقطع الغيار، وشخصان يحسنان إصلاح المضخة.

## التكلفة

بلغت تكلفة الآبار السبع 62,350 دولارًا، أي أقل قليلًا من 9,000 دولار للبئر في المتوسط. وقد أسهم فيها 318 متبرعًا وما جُمع في اليوم المفتوح في العيد. وصار الماء قريبًا من نحو 1,100 أسرة، فنصيب الأسرة أقل من 60 دولارًا.

## ما بقي

اكتمل المشروع. ويزور مهندسنا كل بئر مرتين في العام لمدة ثلاث سنوات، وقد خُصص 1,500 دولار للإصلاحات الكبيرة. ويمكن الاطلاع على حال آبار السنوات السابقة في مراجعتنا ضمن التقارير السنوية.`,
  },
} satisfies SeedProject;
