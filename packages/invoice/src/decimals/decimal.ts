const LEXICAL = /^[ \t\r\n]*([+-]?)(\d*)(?:\.(\d*))?[ \t\r\n]*$/;
const DOUBLE = /^[ \t\r\n]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|NaN|-?INF)[ \t\r\n]*$/;

/** More digits are no amount, but would take long to calculate with. */
const MAX_DIGITS = 1000;

/** A value that a rule must calculate with is no number, or not one number. */
export class NotComputable extends Error {}

/** An exact decimal number: `units` divided by 10 to the power of `scale`. Never rounds by itself. */
export class Decimal {
  static readonly ZERO = new Decimal(0n, 0);
  static readonly ONE = new Decimal(1n, 0);

  private constructor(
    private readonly units: bigint,
    private readonly scale: number,
  ) {}

  /** Reads `12`, ` -0.50 ` or `+.5`, the forms of `xs:decimal`; throws NotComputable for others. */
  static parse(text: string): Decimal {
    const [, sign = '', whole = '', fraction = ''] = LEXICAL.exec(text) ?? [];
    const digits = whole.length + fraction.length;
    if (digits === 0 || digits > MAX_DIGITS) {
      throw new NotComputable(`"${text}" is no decimal number.`);
    }
    return new Decimal(BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`), fraction.length);
  }

  /** The exact value of a double, with all binary digits: 0.1 is 0.1000000000000000055511…. */
  static fromDouble(value: number): Decimal {
    if (!Number.isFinite(value)) throw new NotComputable(`${value} is no decimal number.`);
    let halvings = 0;
    let mantissa = value;
    while (!Number.isInteger(mantissa)) {
      mantissa *= 2;
      halvings += 1;
    }
    return new Decimal(BigInt(mantissa) * 5n ** BigInt(halvings), halvings);
  }

  static sum(values: Iterable<Decimal>): Decimal {
    let total = Decimal.ZERO;
    for (const value of values) total = total.plus(value);
    return total;
  }

  private at(scale: number): bigint {
    return scale === this.scale ? this.units : this.units * 10n ** BigInt(scale - this.scale);
  }

  plus(other: Decimal): Decimal {
    const scale = Math.max(this.scale, other.scale);
    return new Decimal(this.at(scale) + other.at(scale), scale);
  }

  minus(other: Decimal): Decimal {
    return this.plus(new Decimal(-other.units, other.scale));
  }

  times(other: Decimal): Decimal {
    return new Decimal(this.units * other.units, this.scale + other.scale);
  }

  /** Quotient with at least 18 digits after the point, a half rounded down, as Saxon divides. */
  dividedBy(divisor: Decimal): Decimal {
    if (divisor.units === 0n) throw new NotComputable('Division by zero.');
    const scale = Math.max(18, this.scale, divisor.scale);
    const dividend = this.units * 10n ** BigInt(scale + divisor.scale - this.scale);
    const quotient = dividend / divisor.units;
    const rest = dividend % divisor.units;
    const twice = (rest < 0n ? -rest : rest) * 2n;
    const isMore = twice > (divisor.units < 0n ? -divisor.units : divisor.units);
    const away = dividend < 0n === divisor.units < 0n ? 1n : -1n;
    return new Decimal(isMore ? quotient + away : quotient, scale);
  }

  /** One hundredth. */
  percent(): Decimal {
    return new Decimal(this.units, this.scale + 2);
  }

  abs(): Decimal {
    return this.units < 0n ? new Decimal(-this.units, this.scale) : this;
  }

  /** Rounds to `places` digits after the point; a half goes up, so -0.005 becomes 0. */
  round(places = 0): Decimal {
    if (this.scale <= places) return this;
    const step = 10n ** BigInt(this.scale - places);
    const shifted = this.units * 2n + step;
    const floor = shifted / (2n * step) - (shifted % (2n * step) < 0n ? 1n : 0n);
    return new Decimal(floor, places);
  }

  /** Negative, zero or positive, as this is less than, equal to or greater than the other. */
  compare(other: Decimal): number {
    const scale = Math.max(this.scale, other.scale);
    const difference = this.at(scale) - other.at(scale);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }

  equals(other: Decimal): boolean {
    return this.compare(other) === 0;
  }

  toNumber(): number {
    return Number(this.toString());
  }

  toString(): string {
    const digits = (this.units < 0n ? -this.units : this.units).toString();
    const padded = digits.padStart(this.scale + 1, '0');
    const whole = padded.slice(0, padded.length - this.scale);
    const fraction = padded.slice(padded.length - this.scale).replace(/0+$/, '');
    const sign = this.units < 0n ? '-' : '';
    return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`;
  }
}

/** Reads a number as a double, the way XPath compares values that have no type; throws NotComputable. */
export function double(text: string): number {
  const [, number] = DOUBLE.exec(text) ?? [];
  if (number === undefined) throw new NotComputable(`"${text}" is no number.`);
  return Number(number.replace('INF', 'Infinity'));
}
