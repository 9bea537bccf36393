import { csv, separatorOf } from '@kursbuch/screens/parts/csv.ts';
import { describe, expect, test } from 'vitest';

describe('a table as text', () => {
  test('has one line a row, numbers plain and nothing for nothing', () => {
    expect(
      csv(
        [
          ['a', 1, null],
          ['b', -2, 0],
        ],
        ',',
      ),
    ).toBe('a,1,\r\nb,-2,0\r\n');
  });

  test('quotes what the separator, a quote or a line break would tear apart', () => {
    expect(csv([['New York, New Haven', 'a;b', 'say "x"', 'two\nlines']], ',')).toBe(
      '"New York, New Haven",a;b,"say ""x""","two\nlines"\r\n',
    );
    expect(csv([['New York, New Haven', 'a;b']], ';')).toBe('New York, New Haven;"a;b"\r\n');
  });

  test('makes no formula of a name', () => {
    expect(csv([['=1+1', '@name', '+49', '-x']], ';')).toBe("'=1+1;'@name;'+49;'-x\r\n");
    expect(csv([[' =1+1', '＝1', '\t=1', 'a=b']], ';')).toBe("' =1+1;'＝1;'\t=1;a=b\r\n");
    // A number is no name.
    expect(csv([[-5, 5]], ';')).toBe('-5;5\r\n');
  });

  test('parts cells as the spreadsheets of the device do', () => {
    expect(separatorOf('de-DE')).toBe(';');
    expect(separatorOf('fr')).toBe(';');
    expect(separatorOf('en-GB')).toBe(',');
    expect(separatorOf('en-US')).toBe(',');
  });
});
