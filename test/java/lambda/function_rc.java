// A functional interface of the program itself, with a parameter.
class Main {
    interface Action {
        void apply(Main m);
    }
    int n;
    static void later(Action action, Main m) {
        new Thread(() -> action.apply(m)).start();
    }
    public static void main(String[] args) {
        Main m = new Main();
        later(x -> x.n = 1, m); // RACE!
        later(x -> System.out.println(x.n), m); // RACE!
    }
}
