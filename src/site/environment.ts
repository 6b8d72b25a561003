/** Reads and checks the settings that come from the environment. */

/**
 * Returns the URL in the environment variable `name`, or `fallback` where it is unset; an empty
 * fallback stands for none. The result has no trailing slash.
 *
 * @throws Error naming the variable, its value and the remedy when it is no absolute http(s) URL.
 */
export function urlSetting(name: string, fallback: string, env = process.env): string {
  const value = env[name]?.trim() || fallback;
  if (!value) return '';
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw invalid(name, value, 'set it to an absolute URL such as https://docs.example.com');
  }
  if (!/^https?:$/.test(url.protocol)) {
    throw invalid(name, value, 'only http and https addresses are allowed');
  }
  return url.href.replace(/\/$/, '');
}

/**
 * Returns the e-mail address in the environment variable `name`, or `fallback` where it is unset.
 *
 * @throws Error naming the variable, its value and the remedy when it is no address.
 */
export function emailSetting(name: string, fallback: string, env = process.env): string {
  const value = env[name]?.trim() || fallback;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
    throw invalid(name, value, 'set it to an address such as docs@example.com');
  }
  return value;
}

/**
 * Returns true for `true`, false for `false` and `fallback` where the variable is unset.
 *
 * @throws Error naming the variable, its value and the remedy for any other value.
 */
export function booleanSetting(name: string, fallback: boolean, env = process.env): boolean {
  const value = env[name]?.trim();
  if (!value) {
    return fallback;
  }
  if (value !== 'true' && value !== 'false') {
    throw invalid(name, value, 'set it to "true" or "false"');
  }
  return value === 'true';
}

function invalid(name: string, value: string, remedy: string): Error {
  return new Error(`Environment variable ${name} has the invalid value "${value}": ${remedy}.`);
}
