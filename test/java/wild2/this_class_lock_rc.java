// A static counter: instance methods lock this, static ones the class.
public class Main {
    static class Ticket {
        private static int next = 1;
        private static int issued;
        private final int number;

        Ticket() {
            number = take();
        }

        private synchronized int take() {
            issued++; // RACE! i
            return next++; // RACE! n
        }

        static synchronized void reset() {
            next = 1; // RACE! n
        }

        int number() {
            return number;
        }

        static int issued() {
            synchronized (Ticket.class) {
                return issued; // RACE! i
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Runnable buyer = () -> {
            for (int i = 0; i < 50; i++)
                System.out.println(new Ticket().number());
        };
        Thread a = new Thread(buyer), b = new Thread(buyer);
        a.start();
        b.start();
        Ticket.reset();
        System.out.println(Ticket.issued());
        a.join();
        b.join();
    }
}
