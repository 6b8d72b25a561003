import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Zoom from '@site/src/components/Zoom';
import { pageTexts } from '@site/src/locales/page-texts';
import { WIDTH, type Arrow, type DiagramModel } from '../../facts/diagram/drawing';
import { messages } from './messages';
import styles from './styles.module.css';

const t = pageTexts(messages);

/** The tip of an arrow: a triangle that points along its last section. */
function tip(points: Arrow['points']): string {
  const [[fromX, fromY] = [0, 0], [x, y] = [0, 0]] = points.slice(-2);
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [alongX, alongY] = [(x - fromX) / length, (y - fromY) / length];
  const side = (sign: number) =>
    `${x - 7 * alongX - sign * 4 * alongY},${y - 7 * alongY + sign * 4 * alongX}`;
  return `${x},${y} ${side(1)} ${side(-1)}`;
}

interface Props {
  readonly model: DiagramModel;
}

/** The drawing alone; on the page and enlarged, each with ids of its own. */
function Drawing({ model }: Props): ReactNode {
  const titleId = useId();
  const descriptionId = useId();
  const { title, steps, drawing } = model;
  const { height, boxes, arrows, labels } = drawing;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-labelledby={`${titleId} ${descriptionId}`}
    >
      <title id={titleId}>{title}</title>
      <desc id={descriptionId}>{steps.join(' ')}</desc>
      {arrows.map(({ points, dashed }, index) => (
        <g key={index}>
          <polyline
            className={clsx(styles.arrow, dashed && styles.dashed)}
            points={points.map((point) => point.join(',')).join(' ')}
          />
          <polygon className={styles.tip} points={tip(points)} />
        </g>
      ))}
      {boxes.map(({ tone, ...place }, index) => (
        <rect key={index} className={clsx(styles.box, styles[tone])} rx={4} {...place} />
      ))}
      {labels.map(({ text, style, anchor, ...place }, index) => (
        <text key={index} className={styles[style]} textAnchor={anchor} {...place}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A diagram that follows the colour mode, with the same in words. */
export default function Diagram({ model }: Props): ReactNode {
  const { title, caption, steps } = model;
  const textId = useId();
  return (
    <>
      <figure className={styles.figure} aria-details={textId}>
        <Zoom name={title}>
          <Drawing model={model} />
        </Zoom>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
      <details id={textId} className={styles.text}>
        <summary>{t('asText')}</summary>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </>
  );
}
