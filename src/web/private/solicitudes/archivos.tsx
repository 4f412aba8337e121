import type { Solicitud } from '#contract/solicitudes.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { direcciones } from './direcciones.ts';
import { ARCHIVO, tamano } from './palabras.ts';
import styles from './solicitudes.module.css';
import { useDescarga } from './use-descarga.ts';

type Archivo = { ruta: string; texto: string };

function archivosDe({ id, tipo, adjuntos }: Solicitud): Archivo[] {
  const sueltos = adjuntos.map(({ id: adjunto, clase, bytes }) => ({
    ruta: direcciones.adjunto(id, adjunto),
    texto: `${ARCHIVO[clase]} (${tamano(bytes)})`,
  }));
  return tipo === 'inscripcion'
    ? [{ ruta: direcciones.pdf(id), texto: 'Inscripción en PDF' }, ...sueltos]
    : sueltos;
}

/** The form as a document, and what came with it. */
export function Archivos({ solicitud }: { solicitud: Solicitud }) {
  const { descargar, enCurso } = useDescarga();
  const archivos = archivosDe(solicitud);
  if (archivos.length === 0) return null;
  return (
    <Section title="Archivos">
      <ul className={styles.botones}>
        {archivos.map(({ ruta, texto }) => (
          <li key={ruta}>
            <Button busy={enCurso === ruta} onClick={() => descargar(ruta)}>
              <span className="visually-hidden">Descargar </span>
              {texto}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
