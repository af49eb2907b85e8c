// The actions run one after the other, in one thread.
class Main {
    interface Action {
        void apply(Main m);
    }
    int n;
    static void both(Action first, Action second, Main m) {
        new Thread(() -> {
            first.apply(m);
            second.apply(m);
        }).start();
    }
    public static void main(String[] args) {
        both(x -> x.n = 1, x -> System.out.println(x.n), new Main()); // NORACE
    }
}
