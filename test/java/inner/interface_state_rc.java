// Variables of interfaces that only their own default and private methods use.
public class Main {
    interface Counting {
        int[] CALLS = {0};

        private void count() {
            CALLS[0]++; // RACE! c
        }

        default void call() {
            count();
        }
    }

    interface Logging {
        StringBuilder LOG = new StringBuilder();

        default void log(String s) {
            LOG.append(s); // RACE! l
        }
    }

    static class Service implements Counting, Logging {}

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                Service s = new Service();
                s.call();
                s.log("called");
            }).start();
    }
}
