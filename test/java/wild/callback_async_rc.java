// An asynchronous client calls back in its own thread.
public class Main {
    interface Callback { void done(String s); void failed(Exception e); }
    static class Client {
        void get(String url, Callback c) {
            new Thread(() -> {
                try {
                    c.done(url.toUpperCase());
                } catch (RuntimeException e) {
                    c.failed(e);
                }
            }).start();
        }
    }
    static String answer;
    static int errors;
    public static void main(String[] args) throws Exception {
        Client client = new Client();
        for (int i = 0; i < 3; i++)
            client.get("u" + i, new Callback() {
                public void done(String s) { answer = s; } // RACE! a
                public void failed(Exception e) { errors++; } // RACE! e
            });
        Thread.sleep(100);
        System.out.println(answer); // RACE! a
        System.out.println(errors); // RACE! e
    }
}
