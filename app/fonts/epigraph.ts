/** Written by scripts/fonts.ts: the words that the epigraph fonts can show. Any others need the whole font. */
export const epigraphText = 'خَيْرُكُمْ مَنْ تَعَلَّمَ الْقُرْآنَ وَعَلَّمَهُ';
