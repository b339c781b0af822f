import { short } from '../../../app/ui/motif/star.ts';
import { mix } from '../colour.ts';
import { between, circle, ellipse, path, polygon, rect, stroke, tone, type Piece } from '../svg.ts';

/** A pail with its handle up; 50 wide. */
export const bucket = (): Piece => (stage) => {
  const metal = tone(stage, 'metal');
  return (
    stroke('M-23 -50C-22 -92 22 -92 23 -50', metal.shade, 4) +
    polygon(
      [
        [-26, -50],
        [26, -50],
        [19, 0],
        [-19, 0],
      ],
      metal.shade,
    ) +
    polygon(
      [
        [-26, -50],
        [2, -50],
        [1, 0],
        [-19, 0],
      ],
      metal.mid,
    ) +
    polygon(
      [
        [-26, -50],
        [-14, -50],
        [-10, 0],
        [-19, 0],
      ],
      metal.lit,
    ) +
    ellipse(0, -50, 26, 7, metal.lit) +
    ellipse(0, -49, 21, 5, tone(stage, 'water').shade)
  );
};

/** The well: a ring of stones, two posts, a roller and the bucket on its rope. About 300 wide and 330 high. */
export const well = (): Piece => (stage) => {
  const stone = tone(stage, 'stone');
  const wood = tone(stage, 'wood');
  const dark = tone(stage, 'walnut');
  const rowsOf = (count: number, y: number, width: number) => {
    let d = '';
    for (let index = 1; index < count; index += 1) d += `M${short(-width / 2 + (width * index) / count)} ${y}v34`;
    return d;
  };
  return (
    ellipse(24, 2, 168, 22, stage.light.shadow[0], 0.28) +
    // Back rim and the dark of the shaft, posts behind the front wall.
    ellipse(0, -106, 140, 30, stone.shade) +
    ellipse(0, -104, 112, 20, mix(stone.shade, '#0A1528', 0.75)) +
    rect(-122, -318, 15, 222, dark.mid) +
    rect(-122, -318, 6, 222, wood.lit) +
    rect(107, -318, 15, 222, dark.shade) +
    rect(107, -318, 6, 222, wood.mid) +
    rect(-146, -330, 292, 16, wood.mid) +
    rect(-146, -330, 292, 6, wood.lit) +
    rect(-112, -288, 224, 20, dark.mid, 8) +
    rect(-112, -288, 224, 8, wood.lit, 4) +
    rect(-26, -292, 52, 28, wood.mid, 6) +
    stroke('M-18 -290V-266M-8 -291V-265M2 -291V-265M12 -291V-265', tone(stage, 'cloth').lit, 4) +
    stroke('M112 -278h26v26', tone(stage, 'metal').shade, 6) +
    stroke('M12 -266V-176', tone(stage, 'cloth').mid, 4) +
    `<g transform="translate(12 -106) scale(.9)">${bucket()(stage)}</g>` +
    path('M-140 -106C-140 -68 140 -68 140 -106V0C140 30 -140 30 -140 0Z', stone.mid) +
    path('M54 -80C106 -84 140 -92 140 -106V0C140 12 106 20 54 22Z', stone.shade) +
    path('M-140 -106C-140 -94 -118 -86 -84 -82V18C-118 14 -140 8 -140 0Z', stone.lit) +
    path('M-146 -112C-146 -72 146 -72 146 -112L140 -98C136 -64 -136 -64 -140 -98Z', stone.lit) +
    stroke('M-140 -56C-136 -28 136 -28 140 -56M-140 -26C-136 2 136 2 140 -26', stone.shade, 3, 'opacity=".7"') +
    stroke(rowsOf(7, -74, 250) + rowsOf(6, -44, 260) + rowsOf(7, -14, 250), stone.shade, 3, 'opacity=".55"')
  );
};

/** A clay water jar; about 80 wide and 110 high. */
export const jar = (): Piece => (stage) => {
  const clay = tone(stage, 'clay');
  const body = 'M-16 -104C-14 -88 -44 -78 -44 -44C-44 -16 -26 0 0 0C26 0 44 -16 44 -44C44 -78 14 -88 16 -104Z';
  return (
    path(body, clay.shade) +
    path('M-16 -104C-14 -88 -44 -78 -44 -44C-44 -16 -26 0 0 0C12 0 14 -16 14 -44C14 -78 2 -88 4 -104Z', clay.mid) +
    path('M-34 -52C-32 -64 -26 -70 -20 -76C-24 -60 -26 -44 -22 -22C-32 -30 -36 -40 -34 -52Z', clay.lit) +
    ellipse(0, -105, 19, 6, clay.lit) +
    ellipse(0, -104, 13, 3.6, mix(clay.shade, '#0A1528', 0.5)) +
    stroke('M-40 -60Q0 -48 40 -60', tone(stage, 'cloth').lit, 3, 'opacity=".55"')
  );
};

/** A yellow water can. */
export const jerrycan = (): Piece => (stage) => {
  const gold = tone(stage, 'gold');
  return (
    path('M-26 -62L-14 -74H18L28 -62V0H-26Z', gold.mid) +
    path('M10 -72H18L28 -62V0H10Z', gold.shade) +
    path('M-26 -62L-14 -74H-8L-14 -60V0H-26Z', gold.lit) +
    stroke('M-4 -74C-4 -88 16 -88 16 -74', gold.shade, 5) +
    rect(-20, -82, 12, 12, tone(stage, 'clay').mid, 2) +
    stroke('M-8 -48L10 -14M10 -48L-8 -14', gold.shade, 3, 'opacity=".6"')
  );
};

/** A cylindrical tank on a stone base with a tap; about 220 wide and 250 high. */
export const tank = (): Piece => (stage) => {
  const metal = tone(stage, 'metal');
  const stone = tone(stage, 'stone');
  const navy = tone(stage, 'navy');
  return (
    rect(-120, -62, 240, 62, stone.mid) +
    rect(50, -62, 70, 62, stone.shade) +
    rect(-120, -62, 240, 8, stone.lit) +
    stroke(
      'M-60 -54V-30M0 -54V-30M60 -54V-30M-90 -28V0M-30 -28V0M30 -28V0M90 -28V0M-120 -29H120',
      stone.shade,
      2.5,
      'opacity=".6"',
    ) +
    path('M-96 -230V-62H96V-230Z', navy.mid) +
    rect(40, -230, 56, 168, navy.shade) +
    rect(-96, -230, 34, 168, navy.lit) +
    path('M-96 -230C-90 -262 90 -262 96 -230Z', navy.lit) +
    rect(-18, -262, 36, 14, navy.mid, 3) +
    [-96, -132, -168, -204].map((y) => rect(-96, y, 192, 5, navy.shade)).join('') +
    stroke('M-96 -78H-126V-66', metal.lit, 8) +
    circle(-112, -84, 6, tone(stage, 'clay').mid)
  );
};

/** A water lorry seen from the side, 420 wide, driving to the left. */
export const waterTruck = (): Piece => (stage) => {
  const navy = tone(stage, 'navy');
  const page = tone(stage, 'plaster');
  const metal = tone(stage, 'metal');
  const dark = mix(navy.shade, '#0A1220', 0.6);
  const wheel = (x: number) => circle(x, -32, 32, dark) + circle(x, -32, 15, metal.mid) + circle(x, -32, 6, dark);
  return (
    ellipse(10, 0, 226, 13, stage.light.shadow[0], 0.3) +
    rect(-200, -62, 404, 22, dark) +
    path(
      'M-92 -150C-92 -196 -80 -196 -70 -196H182C198 -196 206 -176 206 -132C206 -88 198 -68 182 -68H-70C-88 -68 -92 -80 -92 -110Z',
      page.mid,
    ) +
    path('M-92 -120H206C206 -84 198 -68 182 -68H-70C-88 -68 -92 -80 -92 -110Z', page.shade) +
    path('M-86 -172H200C194 -190 190 -196 182 -196H-70C-80 -196 -84 -190 -86 -172Z', page.lit) +
    rect(-92, -138, 298, 12, tone(stage, 'palm').mid) +
    rect(-20, -196, 7, 128, page.shade) +
    rect(100, -196, 7, 128, page.shade) +
    rect(24, -208, 44, 13, metal.mid, 3) +
    path('M-206 -44V-112L-186 -168H-104V-44Z', navy.mid) +
    path('M-206 -44V-112H-104V-44Z', navy.mid) +
    path('M-193 -114L-178 -156H-124V-114Z', mix(stage.light.sky[1], '#FFFFFF', 0.3)) +
    path('M-206 -44V-70H-104V-44Z', navy.shade) +
    rect(-206, -104, 40, 6, navy.lit) +
    circle(-200, -80, 7, tone(stage, 'gold').lit) +
    wheel(-146) +
    wheel(82) +
    wheel(156)
  );
};

/** A market stall with a striped awning; 300 wide and 270 high. Goods are drawn on its table by the caller at y -96. */
export const stall =
  (stripe: 'clay' | 'navy' | 'palm' | 'gold' = 'navy'): Piece =>
  (stage) => {
    const band = tone(stage, stripe);
    const page = tone(stage, 'page');
    const wood = tone(stage, 'wood');
    const dark = tone(stage, 'walnut');
    let awning = '';
    for (let index = 0; index < 8; index += 1) {
      const x = -160 + index * 40;
      const top = -132 + index * 33;
      const colours = index % 2 === 0 ? band : page;
      awning +=
        polygon(
          [
            [top, -270],
            [top + 33, -270],
            [x + 40, -206],
            [x, -206],
          ],
          index < 3 ? colours.lit : colours.mid,
        ) + path(`M${x} -206h40v14q-20 22 -40 0Z`, colours.shade);
    }
    return (
      rect(-140, -206, 10, 206, dark.mid) +
      rect(130, -206, 10, 206, dark.shade) +
      polygon(
        [
          [-120, -206],
          [130, -206],
          [130, -96],
          [-120, -96],
        ],
        mix(dark.shade, stage.light.shadow[0], 0.4),
        'opacity=".28"',
      ) +
      rect(-152, -98, 304, 16, wood.lit) +
      rect(-152, -84, 304, 10, wood.shade) +
      rect(-140, -74, 280, 74, wood.mid) +
      rect(70, -74, 70, 74, wood.shade) +
      stroke('M-70 -74V0M0 -74V0M70 -74V0', wood.shade, 4) +
      awning
    );
  };

/** A basket or crate of fruit, 80 wide. */
export const basket =
  (fruit: 'gold' | 'clay' | 'leaf'): Piece =>
  (stage) => {
    const wood = tone(stage, 'wood');
    const colour = tone(stage, fruit);
    let heap = '';
    for (const [x, y] of [
      [-22, -34],
      [0, -36],
      [22, -34],
      [-12, -46],
      [12, -46],
      [0, -56],
    ] as const)
      heap +=
        circle(x, y, 12, colour.shade) + circle(x - 2, y - 2, 9, colour.mid) + circle(x - 4, y - 4, 4, colour.lit);
    return (
      heap +
      path('M-42 -34H42L32 0H-32Z', wood.mid) +
      path('M12 -34H42L32 0H10Z', wood.shade) +
      stroke('M-40 -24H38M-36 -12H35', wood.lit, 3)
    );
  };

/** Small flags on a hanging line. */
export const pennants =
  (x1: number, y1: number, x2: number, y2: number, sag: number, count: number): Piece =>
  (stage) => {
    const kinds = [
      tone(stage, 'gold').mid,
      tone(stage, 'clay').mid,
      tone(stage, 'page').lit,
      tone(stage, 'palm').mid,
      tone(stage, 'navy').lit,
    ];
    const point = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)] as const;
    let flags = '';
    for (let index = 0; index < count; index += 1) {
      const [ax, ay] = point((index + 0.2) / count);
      const [bx, by] = point((index + 0.8) / count);
      flags += polygon(
        [
          [ax, ay],
          [bx, by],
          [(ax + bx) / 2 + 2, (ay + by) / 2 + Math.abs(bx - ax) * 1.15],
        ],
        kinds[index % kinds.length] ?? '#DDAE52',
      );
    }
    const mx = (x1 + x2) / 2;
    return (
      stroke(
        `M${x1} ${y1}Q${short(mx)} ${short((y1 + y2) / 2 + sag * 2)} ${x2} ${y2}`,
        tone(stage, 'walnut').shade,
        3,
      ) + flags
    );
  };

/** A sailing dhow, 420 wide and 400 high, its waterline at 0. */
export const dhow =
  (sail: 'page' | 'gold' | 'clay' = 'page'): Piece =>
  (stage) => {
    const wood = tone(stage, 'wood');
    const dark = tone(stage, 'walnut');
    const cloth = tone(stage, sail);
    const palm = tone(stage, 'palm');
    return (
      rect(-16, -372, 10, 330, dark.mid) +
      rect(-16, -372, 4, 330, wood.lit) +
      path('M-156 -86C-60 -120 -10 -300 60 -398C120 -260 160 -160 188 -96C90 -70 -60 -62 -156 -86Z', cloth.shade) +
      path('M-156 -86C-60 -120 -10 -300 60 -398C56 -280 30 -150 0 -72C-60 -70 -110 -76 -156 -86Z', cloth.mid) +
      path('M-156 -86C-60 -120 -10 -300 60 -398C30 -280 -20 -150 -84 -74C-110 -76 -134 -80 -156 -86Z', cloth.lit) +
      stroke('M-166 -82C-64 -120 -8 -310 66 -410', dark.shade, 7) +
      path(
        'M-214 -74C-150 -44 120 -44 190 -64L226 -104C220 -40 190 -6 150 0H-130C-170 -6 -196 -34 -214 -74Z',
        dark.mid,
      ) +
      path('M-214 -74C-150 -44 120 -44 190 -64L226 -104L222 -78C190 -36 -150 -26 -206 -56Z', wood.lit) +
      path('M-196 -40C-140 -12 130 -16 206 -52C196 -26 176 -4 150 0H-130C-160 -4 -182 -20 -196 -40Z', dark.shade) +
      stroke('M-207 -62C-140 -30 130 -32 214 -70', palm.lit, 5)
    );
  };

/** A small fishing boat, 220 wide. */
export const boat =
  (stripe: 'navy' | 'palm' | 'clay' = 'navy'): Piece =>
  (stage) => {
    const wood = tone(stage, 'plaster');
    const band = tone(stage, stripe);
    const dark = tone(stage, 'walnut');
    return (
      path('M-112 -46C-60 -30 70 -30 116 -56C112 -24 92 -2 66 0H-66C-92 -4 -106 -22 -112 -46Z', wood.mid) +
      path('M-112 -46C-60 -30 70 -30 116 -56L113 -40C70 -16 -60 -16 -108 -32Z', band.mid) +
      path('M20 -36C60 -38 92 -44 116 -56C112 -24 92 -2 66 0H20Z', stage.light.shadow[0], 'opacity=".22"') +
      path('M-108 -46C-60 -56 60 -58 110 -54C70 -32 -60 -30 -108 -46Z', dark.shade) +
      stroke('M-40 -49V-38M20 -50V-38', wood.lit, 7)
    );
  };

/** The reflection under an object on the water. */
export const reflection =
  (width: number, rows = 4): Piece =>
  (stage) => {
    let d = '';
    for (let row = 0; row < rows; row += 1) {
      const half = (width / 2) * (1 - row * 0.17);
      d += `M${short(-half + between(stage, -8, 8))} ${6 + row * 11}h${short(half * between(stage, 1.3, 1.9))}`;
    }
    return stroke(d, tone(stage, 'walnut').shade, 5, 'opacity=".45"');
  };

/** A hand cart with shelves of books under an awning; 340 wide and 310 high. */
export const cartFrame =
  (contents: Piece): Piece =>
  (stage) => {
    const wood = tone(stage, 'wood');
    const dark = tone(stage, 'walnut');
    const palm = tone(stage, 'palm');
    const page = tone(stage, 'page');
    const wheel = (x: number, r: number) => {
      let spokes = '';
      for (let index = 0; index < 4; index += 1) {
        const [dx, dy] = [Math.cos((index * Math.PI) / 4) * r, Math.sin((index * Math.PI) / 4) * r];
        spokes += `M${short(x - dx)} ${short(-r - dy)}L${short(x + dx)} ${short(-r + dy)}`;
      }
      return (
        stroke(spokes, wood.lit, 4) +
        `<circle cx="${x}" cy="${-r}" r="${r - 4}" fill="none" stroke="${dark.shade}" stroke-width="8"/>` +
        circle(x, -r, 8, dark.mid)
      );
    };
    let awning = '';
    for (let index = 0; index < 8; index += 1) {
      const colours = index % 2 === 0 ? palm : page;
      const x = -176 + index * 44;
      awning +=
        polygon(
          [
            [-150 + index * 37.5, -330],
            [-112.5 + index * 37.5, -330],
            [x + 44, -276],
            [x, -276],
          ],
          index < 3 ? colours.lit : colours.mid,
        ) + path(`M${x} -276h44v10q-22 22 -44 0Z`, colours.shade);
    }
    return (
      ellipse(0, 0, 190, 12, stage.light.shadow[0], 0.3) +
      rect(-150, -276, 8, 220, dark.mid) +
      rect(142, -276, 8, 220, dark.shade) +
      rect(-150, -232, 300, 164, mix(dark.shade, stage.light.shadow[0], 0.35)) +
      contents(stage) +
      rect(-158, -72, 316, 18, wood.lit) +
      rect(-158, -58, 316, 12, wood.shade) +
      rect(-152, -152, 304, 9, wood.lit) +
      stroke('M158 -62C200 -66 220 -84 236 -104', dark.mid, 9) +
      wheel(-86, 44) +
      wheel(86, 44) +
      awning
    );
  };

/** A striped awning over the whole upper edge of the sheet, with its scalloped hem at y. */
export const eaves =
  (y: number, stripe: 'clay' | 'navy' | 'palm' | 'gold', count = 12): Piece =>
  (stage) => {
    const band = tone(stage, stripe);
    const page = tone(stage, 'page');
    const step = stage.width / count;
    let drawn = '';
    for (let index = 0; index < count; index += 1) {
      const colours = index % 2 === 0 ? band : page;
      const x = index * step;
      const top = stage.width / 2 + (x - stage.width / 2) * 0.86;
      drawn +=
        polygon(
          [
            [top, -5],
            [top + step * 0.86, -5],
            [x + step, y],
            [x, y],
          ],
          colours.mid,
        ) +
        path(
          `M${short(x)} ${y}h${short(step)}v${short(step * 0.26)}q${short(-step / 2)} ${short(step * 0.42)} ${short(-step)} 0Z`,
          colours.shade,
        );
    }
    return drawn + rect(0, y - 3, stage.width, 6, page.shade);
  };

/** A wooden crate; 110 wide and 80 high. */
export const crate = (): Piece => (stage) => {
  const wood = tone(stage, 'wood');
  const dark = tone(stage, 'walnut');
  return (
    ellipse(6, 0, 64, 7, stage.light.shadow[0], 0.28) +
    rect(-55, -80, 110, 80, dark.shade) +
    [0, 1, 2]
      .map((row) => rect(-55, -80 + row * 27, 110, 23, wood.mid) + rect(-55, -80 + row * 27, 110, 5, wood.lit))
      .join('') +
    rect(-55, -80, 13, 80, wood.lit) +
    rect(42, -80, 13, 80, wood.shade)
  );
};
