import { mix, multiply } from './colour.ts';

/** The colours of materials in daylight, all from the site's colours. */
const materials = {
  plaster: '#F1E6CE',
  stone: '#CFBF9F',
  sand: '#E6CF9E',
  wood: '#A06D3C',
  walnut: '#6E4729',
  leaf: '#4C8A61',
  palm: '#1E6B4C',
  page: '#FBF6E9',
  cloth: '#E8DABC',
  navy: '#24467A',
  ink: '#16294A',
  gold: '#DDAE52',
  clay: '#B4593F',
  metal: '#97A0AE',
  water: '#6FA0B0',
} as const;

export type Material = keyof typeof materials;

/** The three tones of every solid object. */
export interface Tones {
  lit: string;
  mid: string;
  shade: string;
}

export interface Light {
  sky: readonly [top: string, low: string];
  /** Far, middle and near land. */
  ridges: readonly [string, string, string];
  ground: string;
  /** Sun, moon, windows and lamps. */
  glow: string;
  /** The ambient colour over everything, and colour and strength of the light and of the shadow. */
  ambient: string;
  sun: readonly [colour: string, share: number];
  shadow: readonly [colour: string, share: number];
}

export const lights = {
  dawn: {
    sky: ['#6D8BB3', '#F9DFB0'],
    ridges: ['#B3A9B4', '#7F879F', '#4D6081'],
    ground: '#B79A72',
    glow: '#FFF0C8',
    ambient: '#F0DCCB',
    sun: ['#FFE4AC', 0.36],
    shadow: ['#4E4674', 0.4],
  },
  morning: {
    sky: ['#A9C8D8', '#FBF0D6'],
    ridges: ['#B9CAC6', '#8CAE9E', '#568A70'],
    ground: '#E6D1A0',
    glow: '#FFFBEA',
    ambient: '#FFFAF0',
    sun: ['#FFF8E2', 0.4],
    shadow: ['#6E5674', 0.34],
  },
  noon: {
    sky: ['#7FB3CE', '#E8F0E4'],
    ridges: ['#C6C8B2', '#B8A67A', '#93885A'],
    ground: '#EBD5A2',
    glow: '#FFFFFF',
    ambient: '#FFFEFA',
    sun: ['#FFFFFF', 0.4],
    shadow: ['#75596C', 0.34],
  },
  gold: {
    sky: ['#E9B566', '#FDEDCB'],
    ridges: ['#DDB077', '#AF805A', '#6E5352'],
    ground: '#D9AC6B',
    glow: '#FFF6DC',
    ambient: '#FFE7C2',
    sun: ['#FFEBB4', 0.4],
    shadow: ['#63404F', 0.4],
  },
  sunset: {
    sky: ['#2B3D6B', '#F0AE63'],
    ridges: ['#9A7180', '#5F527A', '#303A63'],
    ground: '#5A4A60',
    glow: '#FFDf9E',
    ambient: '#D6B4A4',
    sun: ['#FFC878', 0.34],
    shadow: ['#2C2F5C', 0.44],
  },
  dusk: {
    sky: ['#152850', '#8B93AE'],
    ridges: ['#57688F', '#384D77', '#21345B'],
    ground: '#2C3D63',
    glow: '#F7D58B',
    ambient: '#8E9AC0',
    sun: ['#E9C08A', 0.22],
    shadow: ['#14244A', 0.38],
  },
  night: {
    sky: ['#0A152B', '#22416F'],
    ridges: ['#1F3A67', '#172D54', '#102142'],
    ground: '#0F1F3F',
    glow: '#F3CF7E',
    ambient: '#5C73A6',
    sun: ['#A6BBE0', 0.2],
    shadow: ['#0A1428', 0.36],
  },
  rain: {
    sky: ['#566B88', '#CDD3CF'],
    ridges: ['#94A2AB', '#71858B', '#4D6C67'],
    ground: '#A89B7C',
    glow: '#F4EFD9',
    ambient: '#C8CFD3',
    sun: ['#EEF1EA', 0.26],
    shadow: ['#4A4F6C', 0.38],
  },
  room: {
    sky: ['#CFE0E2', '#FBF1DA'],
    ridges: ['#BFCFC8', '#93B3A2', '#5F9178'],
    ground: '#D8BE8E',
    glow: '#FFF7DF',
    ambient: '#F7E9D2',
    sun: ['#FFF4D6', 0.4],
    shadow: ['#6A4E60', 0.38],
  },
  lamp: {
    sky: ['#0A152B', '#22416F'],
    ridges: ['#1F3A67', '#172D54', '#102142'],
    ground: '#5B4638',
    glow: '#FBD98C',
    ambient: '#D9A86C',
    sun: ['#FFDF9C', 0.36],
    shadow: ['#2A2140', 0.42],
  },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof lights;

/** Dark objects reflect less sunlight than light ones. */
function brightness(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16);
  return (((value >> 16) & 255) * 0.3 + ((value >> 8) & 255) * 0.59 + (value & 255) * 0.11) / 255;
}

/** Returns a material's three tones under a light. */
export function tonesOf(material: Material, light: Light): Tones {
  const mid = multiply(materials[material], light.ambient);
  return {
    lit: mix(mid, light.sun[0], light.sun[1] * (0.4 + 0.6 * brightness(mid))),
    mid,
    shade: multiply(mid, mix('#FFFFFF', light.shadow[0], light.shadow[1] * 1.5)),
  };
}
