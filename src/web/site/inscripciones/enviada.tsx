import { useEffect, useId, useRef } from 'react';
import { type Acuse, DIAS_DE_COPIA } from '#domain/inscripcion/acuse.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './inscripciones.module.css';

function Frases({ titulo, frases }: { titulo: string; frases: readonly string[] }) {
  const id = useId();
  if (frases.length === 0) return null;
  return (
    <>
      <h3 id={id}>{titulo}</h3>
      <ul aria-labelledby={id}>
        {frases.map((frase) => (
          <li key={frase}>{frase}</li>
        ))}
      </ul>
    </>
  );
}

type EnviadaProps = { acuse: Acuse; conCopia: boolean; copia: string; alSeguir: () => void };

/** The end of the form takes the focus and the view: what was asked for, what is missing and what comes next. */
export function Enviada({ acuse, conCopia, copia, alSeguir }: EnviadaProps) {
  const { referencia, pedido, falta, sigue } = acuse;
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    titulo.current?.focus({ preventScroll: true });
    titulo.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section className={styles.enviada} aria-labelledby="enviada">
      <h2 id="enviada" ref={titulo} tabIndex={-1}>
        Ya está: hemos recibido la inscripción
      </h2>
      {referencia ? (
        <p>
          Tu referencia es <strong>{referencia}</strong>.
          {conCopia ? ' Te la mandamos también por email.' : null}
        </p>
      ) : null}
      <dl className={styles.pedido}>
        {pedido.map(({ campo, etiqueta, valor }) => (
          <div key={campo}>
            <dt>{etiqueta}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={copia} download>
          Descargar una copia en PDF
        </a>{' '}
        de todo lo que has enviado. El enlace vale {DIAS_DE_COPIA} días.
      </p>
      <Frases titulo="Falta" frases={falta} />
      <Frases titulo="Y ahora" frases={sigue} />
      <Button look="primary" onClick={alSeguir}>
        Inscribir a otra persona
      </Button>
    </section>
  );
}
