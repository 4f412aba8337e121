import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './api.module.css';
import { direccionDe, type Llamada, type Parametro } from './referencia.ts';

/** Characters of an answer that are shown: a whole season is read in the program that asks for it. */
const A_LA_VISTA = 20_000;

type Respuesta = { estado: string; texto: string };

const legible = (texto: string, tipo: string): string =>
  tipo.includes('json') ? JSON.stringify(JSON.parse(texto), null, 2) : texto;

const cortada = (texto: string): string =>
  texto.length > A_LA_VISTA
    ? `${texto.slice(0, A_LA_VISTA)}\n… (${texto.length.toLocaleString('es')} caracteres en total)`
    : texto;

async function pedir(direccion: string): Promise<Respuesta> {
  try {
    const respuesta = await fetch(direccion, { headers: { accept: '*/*' } });
    const tipo = respuesta.headers.get('content-type') ?? '';
    const texto = legible(await respuesta.text(), tipo);
    return { estado: `${respuesta.status} · ${tipo}`, texto: cortada(texto) };
  } catch {
    return {
      estado: 'Sin respuesta',
      texto: 'No hay conexión con el club. Comprueba tu red y vuelve a probar.',
    };
  }
}

function Campo({ parametro }: { parametro: Parametro }) {
  const id = useId();
  const { nombre, obligatorio, opciones, valor } = parametro;
  return (
    <div className={styles.campo}>
      <label htmlFor={id}>
        <code>{nombre}</code>
        {obligatorio ? null : <span className={styles.nota}> (opcional)</span>}
      </label>
      {opciones.length > 0 ? (
        <select id={id} name={nombre} defaultValue={valor}>
          {obligatorio ? null : <option value="">–</option>}
          {opciones.map((una) => (
            <option key={una}>{una}</option>
          ))}
        </select>
      ) : (
        <input id={id} name={nombre} defaultValue={valor} required={obligatorio} autoComplete="off" />
      )}
    </div>
  );
}

/** Makes a public read from here. Without JavaScript it opens its answer, where its path takes nothing. */
export function Probar({ llamada }: { llamada: Llamada }) {
  const [respuesta, setRespuesta] = useState<Respuesta | null>(null);
  const [direccion, setDireccion] = useState('');
  const [pidiendo, setPidiendo] = useState(false);
  // Asked for twice, the last answer is shown, whichever comes first.
  const ultima = useRef(0);
  const enviar = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const datos = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([nombre, valor]) => [nombre, String(valor)]),
    );
    const aqui = direccionDe(llamada, datos);
    ultima.current += 1;
    const esta = ultima.current;
    setPidiendo(true);
    setDireccion(aqui);
    const llegada = await pedir(aqui);
    if (esta !== ultima.current) return;
    setRespuesta(llegada);
    setPidiendo(false);
  };
  const soloConsulta = !llamada.ruta.includes('{');
  return (
    <form
      className={styles.probar}
      onSubmit={(event) => void enviar(event)}
      {...(soloConsulta && { action: llamada.ruta, method: 'get' })}
      data-con-programa={soloConsulta ? undefined : ''}
    >
      <div className={styles.campos}>
        {llamada.parametros.map((uno) => (
          <Campo key={uno.nombre} parametro={uno} />
        ))}
        <Button type="submit" look="primary" size="s" busy={pidiendo}>
          Probar
        </Button>
      </div>
      <div aria-live="polite">
        {respuesta ? (
          <>
            <p className={styles.nota}>
              <code>{direccion}</code> → {respuesta.estado}
            </p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard (WCAG 2.1.1) */}
            <pre className={styles.codigo} tabIndex={0}>
              {respuesta.texto}
            </pre>
          </>
        ) : null}
      </div>
    </form>
  );
}
