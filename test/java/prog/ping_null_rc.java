// Ping-pong: one thread nulls the reference that the others use, then sets it again.
public class Main {
    static class Player {
        private int hits;

        void hit() {
            hits++; // RACE! hits
        }
    }

    static class Game extends Thread {
        private static Player player = new Player();
        private int exceptions;

        @Override
        public void run() {
            for (int i = 0; i < 100; i++)
                round();
        }

        private void round() {
            Player copy = player; // RACE! player
            player = null; // RACE! player
            try {
                copy.hit();
            } catch (NullPointerException e) {
                exceptions++;
            }
            player = copy; // RACE! player
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Game[] games = new Game[6];
        for (int i = 0; i < games.length; i++)
            games[i] = new Game();
        for (Game g : games)
            g.start();
        int sum = 0;
        for (Game g : games) {
            g.join();
            sum += g.exceptions;
        }
        System.out.println(sum);
    }
}
