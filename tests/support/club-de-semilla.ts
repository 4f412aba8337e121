import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';

// The files of a worker share its modules: each begins with the club of a first start, whatever the one before left in force.
ponerClub(SEMILLA);
