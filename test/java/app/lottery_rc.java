// Users draw from one generator of the program's own.
class Main {
    static class Lottery {
        private final int[] generated;
        private long seed = 42;
        private int last;
        Lottery(int users) {
            generated = new int[users];
        }
        private int next() {
            seed = seed * 6364136223846793005L + 1; // RACE! seed
            last = (int) (seed >>> 33); // RACE! last seed
            return last; // RACE! last
        }
        void draw(int user) {
            generated[user] = next();
        }
        int result(int user) {
            return generated[user];
        }
    }
    static class User extends Thread {
        private final Lottery lottery;
        private final int number;
        User(Lottery lottery, int number) {
            this.lottery = lottery;
            this.number = number;
        }
        @Override
        public void run() {
            lottery.draw(number);
        }
    }
    public static void main(String[] args) throws InterruptedException {
        int n = 8;
        Lottery lottery = new Lottery(n);
        User[] users = new User[n];
        for (int i = 0; i < n; i++)
            users[i] = new User(lottery, i);
        for (int i = 0; i < n; i++)
            users[i].start();
        for (int i = 0; i < n; i++)
            users[i].join();
        for (int i = 0; i < n; i++)
            System.out.println(lottery.result(i));
    }
}
