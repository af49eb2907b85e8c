// Two numbers are set one after the other without a lock; a checker expects to see both or none.
public class Main {
    static class SetCheck {
        private int a = 0;
        private int b = 0;

        void set() {
            a = 1; // RACE! a
            b = -1; // RACE! b
        }

        boolean check() {
            return a == 0 && b == 0 || a == 1 && b == -1; // RACE! a b
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int setters = args.length > 0 ? Integer.parseInt(args[0]) : 4, checkers = 1;
        final SetCheck sc = new SetCheck();
        Thread[] set = new Thread[setters];
        Thread[] check = new Thread[checkers];
        for (int i = 0; i < setters; i++)
            (set[i] = new Thread() {
                @Override
                public void run() {
                    sc.set();
                }
            }).start();
        for (int i = 0; i < checkers; i++)
            (check[i] = new Thread() {
                @Override
                public void run() {
                    if (!sc.check())
                        throw new AssertionError("seen half");
                }
            }).start();
        for (int i = 0; i < setters; i++)
            set[i].join();
        for (int i = 0; i < checkers; i++)
            check[i].join();
    }
}
