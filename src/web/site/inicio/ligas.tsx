import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { dibujoDe, type Seccion } from '#web/club/dibujo/dibujos.ts';
import { PistaDibujo } from '#web/club/portada.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './inicio.module.css';

type LigaDeInicio = { tipo: 'social' | 'infantil'; titulo: string; texto: string; seccion: Seccion };

const LIGAS: readonly LigaDeInicio[] = [
  {
    tipo: 'social',
    titulo: 'Liga social',
    texto: 'Desde los 16 años, por divisiones de nivel. Todos contra todos, con ascensos y descensos.',
    seccion: 'ligaSocial',
  },
  {
    tipo: 'infantil',
    titulo: 'Liga infantil',
    texto: 'De 7 a 16 años, los fines de semana, con monitor en la pista y un máster para terminar.',
    seccion: 'ligaInfantil',
  },
];

function Enlaces({ tipo, titulo }: LigaDeInicio) {
  const de = <span className="visually-hidden"> de la {titulo.toLowerCase()}</span>;
  return (
    <ul className={styles.enlaces}>
      <li>
        <Link to={rutas.horarios(tipo)}>Horarios{de}</Link>
      </li>
      <li>
        <Link to={rutas.clasificaciones(tipo)}>Clasificaciones{de}</Link>
      </li>
      <li>
        <Link to={`/competicion-liga-${tipo}-normas`}>Normas{de}</Link>
      </li>
    </ul>
  );
}

/** The two leagues, each on its own court, with the ways into it. Spec §2, "/". */
export function Ligas() {
  return (
    <div className={styles.ligas}>
      {LIGAS.map((liga) => (
        <Card
          key={liga.tipo}
          title={liga.titulo}
          to={`/competicion-liga-${liga.tipo}-presentacion`}
          media={<PistaDibujo {...dibujoDe(liga.seccion)} />}
          footer={<Enlaces {...liga} />}
        >
          <p>{liga.texto}</p>
        </Card>
      ))}
    </div>
  );
}
