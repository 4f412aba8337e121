import { useEffect, useId, useRef } from 'react';
import { mensajesInscripcion as mensajes } from '#contract/solicitudes/mensajes-inscripcion.ts';
import { DIAS_DE_COPIA, PARA_DESPUES } from '#domain/inscripcion/acuse.ts';
import { PalabrasDeCorreo } from '#web/club/correo.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { Enviado } from './use-inscripcion.ts';

type LineasProps = {
  /** What they are, for who does not see them. */
  nombre?: string;
  lineas: readonly { etiqueta: string; valor: string }[];
};

/** Each thing with its name before it; what is to be copied is taken whole with a press. */
export const Lineas = ({ nombre, lineas }: LineasProps) => (
  <dl className="grid gap-2" aria-label={nombre}>
    {lineas.map(({ etiqueta, valor }) => (
      <div key={etiqueta} className="flex flex-wrap gap-x-3">
        <dt className="w-4xs flex-none text-ink-soft">{etiqueta}</dt>
        <dd className="wrap-anywhere select-all font-semibold">{valor}</dd>
      </div>
    ))}
  </dl>
);

const CORREO = /([^\s@]+@[^\s@,]+[^\s@,.])/;

/** The sentence with its address, if it has one, as a link that writes with the reference in the subject. */
function ConCorreo({ frase, asunto }: { frase: string; asunto: string }) {
  const [antes, correo, despues] = frase.split(CORREO);
  if (correo === undefined) return frase;
  return (
    <>
      {antes}
      <a href={`mailto:${correo}?subject=${encodeURIComponent(asunto)}`}>
        <PalabrasDeCorreo email={correo} />
      </a>
      {despues}
    </>
  );
}

const TITULO = cx('text-l');
const LISTA = cx('list-disc ps-4');

function Frases({ titulo, frases, asunto }: { titulo: string; frases: readonly string[]; asunto: string }) {
  const id = useId();
  if (frases.length === 0) return null;
  return (
    <>
      <h3 id={id} className={TITULO}>
        {titulo}
      </h3>
      <ul aria-labelledby={id} className={LISTA}>
        {frases.map((frase) => (
          <li key={frase}>
            <ConCorreo frase={frase} asunto={asunto} />
          </li>
        ))}
      </ul>
    </>
  );
}

const Copia = ({ href, children }: { href: string; children: string }) => (
  <a href={href} download>
    {children}
  </a>
);

/** Those of the same family sent before, whose end is no longer on the page. */
const Anteriores = ({ anteriores }: { anteriores: readonly Enviado[] }) =>
  anteriores.length === 0 ? null : (
    <section aria-labelledby="anteriores">
      <h3 id="anteriores" className={TITULO}>
        Ya habías enviado
      </h3>
      <ul className={LISTA}>
        {anteriores.map(({ suyo, acuse: { referencia } }) => (
          <li key={referencia}>
            {suyo ? `${suyo.quien}, referencia` : 'Referencia'} <strong>{referencia}</strong>
            {suyo ? (
              <>
                : <Copia href={suyo.copia}>su copia en PDF</Copia>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );

/** Begun with what is to go in it. */
const correoCon = (falta: readonly string[], { asunto, buzon }: { asunto: string; buzon: string }): string =>
  `mailto:${buzon}?subject=${encodeURIComponent(asunto)}&body=${encodeURIComponent(
    `Os mando:\r\n${falta.map((frase) => `- ${frase}`).join('\r\n')}\r\n`,
  )}`;

const PARTE = cx('grid content-start justify-items-start gap-3');

type EnviadaProps = Enviado & { anteriores: readonly Enviado[]; alSeguir: () => void };

/** The end of the form takes the focus and the view: what was asked for, what is missing and what comes next. */
export function Enviada({ suyo, acuse, conCopia, buzon, anteriores, alSeguir }: EnviadaProps) {
  const { referencia, pedido, falta, sigue } = acuse;
  const asunto = ['Inscripción', referencia].filter(Boolean).join(' ');
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    titulo.current?.focus({ preventScroll: true });
    titulo.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section
      className={cx(
        'grid gap-3 rounded-m border-ok border-s-4 bg-ok-pale px-6 py-4',
        suyo !== null && 'lg:grid-cols-2 lg:gap-x-12',
      )}
      aria-labelledby="enviada"
    >
      <h2 id="enviada" ref={titulo} tabIndex={-1} className="col-span-full scroll-mt-18 text-xl outline-none">
        Ya está: hemos recibido la inscripción
      </h2>
      <div className={PARTE}>
        <p>
          <strong>{mensajes.inscripcionEnviada}</strong>
        </p>
        {suyo ? (
          <p>
            Es la inscripción de <strong>{suyo.quien}</strong>.
          </p>
        ) : null}
        {referencia ? (
          <p>
            Tu referencia es <strong>{referencia}</strong>.
            {conCopia ? ' Te la mandamos también por email.' : null}
          </p>
        ) : null}
        {suyo ? (
          <>
            <Lineas lineas={pedido} />
            <p>
              <Copia href={suyo.copia}>Descargar una copia en PDF</Copia> de todo lo que has enviado. El
              enlace vale {DIAS_DE_COPIA} días.
            </p>
          </>
        ) : null}
      </div>
      <div className={PARTE}>
        <Frases titulo={PARA_DESPUES.titulo} frases={falta} asunto={asunto} />
        {falta.length > 0 ? (
          <a className={buttonClass({ look: 'action' })} href={correoCon(falta, { asunto, buzon })}>
            Mandarlo por email
          </a>
        ) : null}
        <Frases titulo="Y ahora" frases={sigue} asunto={asunto} />
        <Anteriores anteriores={anteriores} />
        <Button look="primary" onClick={alSeguir}>
          Inscribir a otra persona
        </Button>
      </div>
    </section>
  );
}
