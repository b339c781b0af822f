/** Every well of the association, in the state of the review of 2025. */
export type Well = {
  village: string;
  year: number;
  kind: 'dug' | 'bored';
  depth: number; // metres
  cost: number; // US dollars
  people: number;
  state: 'working' | 'repair' | 'dry';
};

export const wells: Well[] = [
  { village: 'Beer', year: 2018, kind: 'dug', depth: 14, cost: 3_900, people: 420, state: 'working' },
  { village: 'Qoyta', year: 2019, kind: 'dug', depth: 17, cost: 4_600, people: 310, state: 'working' },
  { village: 'Yirowe', year: 2020, kind: 'dug', depth: 16, cost: 4_800, people: 560, state: 'working' },
  { village: 'Duruqsi', year: 2021, kind: 'bored', depth: 62, cost: 6_900, people: 640, state: 'repair' },
  { village: 'Bali Dhiig', year: 2021, kind: 'dug', depth: 19, cost: 5_900, people: 380, state: 'dry' },
  { village: 'Ina Afmadow', year: 2022, kind: 'bored', depth: 70, cost: 7_900, people: 510, state: 'working' },
  { village: 'Kal Sheikh', year: 2023, kind: 'dug', depth: 21, cost: 6_400, people: 350, state: 'working' },
  { village: 'Gocondhaale', year: 2023, kind: 'bored', depth: 74, cost: 8_700, people: 590, state: 'working' },
  { village: 'War Cibraan', year: 2024, kind: 'bored', depth: 78, cost: 9_100, people: 480, state: 'working' },
  { village: 'Haji Saleh', year: 2024, kind: 'bored', depth: 66, cost: 8_400, people: 450, state: 'working' },
  { village: 'Riqdo', year: 2024, kind: 'dug', depth: 18, cost: 6_800, people: 270, state: 'working' },
  { village: 'Ceeg', year: 2025, kind: 'dug', depth: 20, cost: 7_300, people: 620, state: 'working' },
  { village: 'Bali Abane', year: 2025, kind: 'dug', depth: 22, cost: 7_600, people: 640, state: 'working' },
  { village: 'Harasheikh', year: 2025, kind: 'bored', depth: 81, cost: 9_850, people: 960, state: 'working' },
  { village: 'Oodweyne', year: 2025, kind: 'bored', depth: 85, cost: 9_700, people: 880, state: 'working' },
];

const total = (values: number[]) => values.reduce((all, value) => all + value, 0);

export const wellsBuiltIn = (year: number): number => wells.filter((well) => well.year === year).length;
export const wellsCostIn = (year: number): number =>
  total(wells.filter((well) => well.year === year).map((well) => well.cost));
export const wellsUpTo = (year: number): number => wells.filter((well) => well.year <= year).length;
export const peopleUpTo = (year: number): number =>
  total(wells.filter((well) => well.year <= year).map((well) => well.people));
export const wellsInState = (state: Well['state']): Well[] => wells.filter((well) => well.state === state);
