import type {IndustryKey} from '#src/content/schema/industry-tabs';

/** Parts of a drawing from back to front, one path per color. */
export type ArtPart = readonly [color: 'paper' | 'body' | 'roof' | 'accent' | 'detail' | 'line', path: string];

/** A building or object for each industry, 720 by 360, with the ground at y = 300. */
export const art: Readonly<Record<IndustryKey, readonly ArtPart[]>> = {
  automotive: [
    ['body', 'M60 300V150H470V300z'],
    ['paper', 'M84 300V182H262V300zM274 300V182H446V300z'],
    ['roof', 'M60 132H470V150H60z'],
    ['detail', 'M96 118V104H206V118z'],
  ],
  'real-estate': [
    ['body', 'M96 300V150H404V300z'],
    ['roof', 'M64 172 250 60 436 172z'],
    ['paper', 'M128 196H190V246H128zM310 196H372V246H310z'],
    ['accent', 'M222 300V204H278V300z'],
    ['detail', 'M470 300V196H478V200H548V244H478V300z'],
  ],
  insurance: [
    ['body', 'M110 70H370V330H110z'],
    ['paper', 'M140 104H270V118H140zM140 140H340V150H140zM140 164H340V174H140zM140 188H300V198H140z'],
    ['accent', 'M330 168a100 100 0 0 1 200 0z'],
    ['line', 'M430 168V288q0 22-22 22t-22-22'],
    ['detail', 'M140 268H204V296H140z'],
  ],
  healthcare: [
    ['body', 'M80 300V96H420V300z'],
    ['paper', 'M108 130H216V220H108z'],
    ['accent', 'M272 300V160H340V300z'],
    ['detail', 'M148 152H176V163H187V187H176V198H148V187H137V163H148z'],
    ['roof', 'M470 300V236H544V248H482V300zM532 300V248H544V300zM576 300V236H650V248H588V300zM638 300V248H650V300z'],
  ],
  'lead-generation': [
    ['roof', 'M90 300V180H250V300z'],
    ['body', 'M140 180V80H300V180z'],
    ['accent', 'M262 300V212H420V300z'],
    ['paper', 'M156 180H184V220H156zM206 80H234V116H206zM326 212H354V244H326z'],
    ['detail', 'M470 300 482 176H572L584 300z'],
    ['line', 'M500 176c0-56 54-56 54 0'],
  ],
  'professional-services': [
    ['roof', 'M60 288H600V304H60zM90 304H106V360H90zM554 304H570V360H554z'],
    ['body', 'M130 84H330V288H130z'],
    ['paper', 'M158 118H260V130H158zM158 152H302V160H158zM158 174H302V182H158zM158 196H250V204H158z'],
    ['line', 'M158 250c20-26 34 22 52-6s30 18 60-4'],
    ['accent', 'M390 288V176H520V288zM448 176V150H462V176z'],
    ['detail', 'M404 190H506V240H404z'],
  ],
  hospitality: [
    ['body', 'M100 300V70H330V300z'],
    ['roof', 'M330 300V140H520V300z'],
    [
      'paper',
      'M128 100H164V136H128zM188 100H224V136H188zM248 100H284V136H248zM128 164H164V200H128zM248 164H284V200H248zM128 228H164V300H128zM354 170H396V206H354zM440 170H482V206H440zM354 236H396V272H354zM440 236H482V272H440z',
    ],
    ['detail', 'M188 164H224V200H188z'],
    ['accent', 'M180 300V240H250V300zM176 52H254V70H176z'],
  ],
  other: [
    ['body', 'M60 300V190L130 150V190L200 150V190L270 150V300z'],
    ['roof', 'M300 300V120L360 84 420 120V300z'],
    ['paper', 'M90 226H130V262H90zM160 226H200V262H160zM340 150H380V190H340z'],
    ['accent', 'M450 300V208H600V300z'],
    ['detail', 'M470 226H510V252H470z'],
    ['line', 'M230 150V96M336 300V236H384V300'],
  ],
};
