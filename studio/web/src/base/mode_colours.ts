// Colours of modes of rocking: the hues of the reports, in brightnesses that colour-blind people tell apart (tests/colour_blind.test.ts).

const [red, blue, grey, yellow, green, pale] = ['#98302f', '#3a62b5', '#c4c8ca', '#ecd04f', '#55a862', '#d9dcde'];

/** On maps of modes, before and after an impact. */
export const modesOnMaps: Record<string, string> = { rest: red, slide: blue, rock: grey, 'slide-rock': yellow, pure_rock: green, rock_slide: blue };

/** Over time. */
export const modesOverTime: Record<string, string> = { rest: pale, slide: blue, rock: green, 'slide-rock': yellow, flight: red, pure_rock: green, rock_slide: blue };
