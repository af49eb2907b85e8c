// Two threads take turns by a plain field and forget it in the second section.
public class Main {
    int turn = 0;
    int inside = 0;

    class First implements Runnable {
        public void run() {
            for (int i = 0; i < 10; i++) {
                while (turn != 0) // RACE! t
                    ;
                inside++; // RACE! i
                turn = 1; // RACE! t
            }
        }
    }

    class Second implements Runnable {
        public void run() {
            for (int i = 0; i < 10; i++) {
                while (turn != 1) // RACE! t
                    ;
                inside++; // RACE! i
                turn = 0; // RACE! t
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main c = new Main();
        Thread t0 = new Thread(c.new First());
        Thread t1 = new Thread(c.new Second());
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        System.out.println(c.inside);
    }
}
