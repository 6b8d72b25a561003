/** Stands for a part of the theme that this site never shows. */
export default function Absent(): null {
  return null;
}
